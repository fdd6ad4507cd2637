import { storage } from '#content/assistant/storage.ts'
import { produceStorage } from '#content/assistant/storage-produce.ts'
import { DANGER_ZONE, SAFE_CHART } from '#core/assistant/safety/safe-temperatures.ts'
import { bothScales } from '#core/assistant/units.ts'
import { pathogens } from './pathogens.ts'
import type { Guide, GuideCard } from './schema.ts'
import { storageRows } from './storage-rows.ts'

const { from, to, hours, hotHours, hotAbove } = DANGER_ZONE
const cold = bothScales(from)
const hot = bothScales(to)

/** What each of the six means at the stove. */
const AT_THE_STOVE: Record<string, Pick<GuideCard, 'title' | 'text' | 'emoji'>> = {
  poultry: {
    title: 'Poultry',
    emoji: '🍗',
    text: 'Chicken, turkey, duck: whole, in pieces or ground, and the stuffing inside. Measure in the thickest part of the breast and in the thigh, away from bone.',
  },
  'ground meat': {
    title: 'Ground meats',
    emoji: '🍔',
    text: 'Beef, pork, lamb, veal. Grinding carries germs from the outside to the middle, so a pink burger is not a pink steak. Push the probe in from the side.',
  },
  'whole cut': {
    title: 'Beef, pork, lamb',
    emoji: '🥩',
    text: 'Steaks, chops and roasts, then 3 minutes of rest off the heat. The rest counts: heat goes on working and the juice stays in.',
  },
  fish: {
    title: 'Fish',
    emoji: '🐟',
    text: 'Or until the flesh is no longer glassy and comes apart with a fork. Shrimp, crab and lobster turn pearly and opaque; clams and mussels open.',
  },
  egg: {
    title: 'Egg dishes',
    emoji: '🍳',
    text: 'Quiche, frittata, casserole, custard. For plain eggs: cook until yolk and white are firm.',
  },
  leftover: {
    title: 'Leftovers',
    emoji: '🍲',
    text: 'Steaming hot all through; soups and gravies to a rolling boil. Stir halfway in a microwave, then let it stand a minute.',
  },
}

const FOODS = `leftovers|raw chicken|cooked chicken|rotisserie chicken|raw turkey|cooked turkey|ground beef|ground turkey|steak|beef roast|pork chop|pulled pork|raw lamb|bacon|sausage|hot dog|lunch meat|ham|salami|salmon|cod|smoked salmon|shrimp|mussel|canned tuna|egg|hard-boiled egg|milk|plant milk|buttermilk|heavy cream|sour cream|yogurt|butter|cream cheese|cheddar cheese|parmesan cheese|mozzarella cheese|feta cheese|leftover rice|rice|cooked pasta|pasta|oats|flour|sugar|honey|baking powder|spices|dry beans|cooked beans|canned beans|canned food|nut|peanut butter|bread|tortilla|pizza|cake|cookie|pie|soup|chili|casserole|lasagna|gravy|broth|pasta sauce|tomato paste|pesto|hummus|salsa|potato salad|mayonnaise|ketchup|mustard|soy sauce|salad dressing|jam|olive oil|garlic oil|vinegar|tofu|apple|banana|berry|cut fruit|lemon|avocado|peach|tomato|potato|sweet potato|onion|garlic|carrot|celery|lettuce|spinach|broccoli|cabbage|bell pepper|cucumber|mushroom|herbs`

export const guide: Guide = {
  page: 'foodSafety',
  lead: 'How hot food must get, how long it keeps, and how to keep raw and cooked apart. Read it once, then look things up in ten seconds.',
  search: true,
  sections: [
    {
      id: 'temperatures',
      title: 'Six safe temperatures',
      intro: `Color lies, and so does time. A thermometer costs less than one spoiled roast: push it into the thickest part, away from bone, fat and pan, and wait until the number stops moving.`,
      blocks: [
        {
          kind: 'cards',
          columns: 3,
          cards: SAFE_CHART.map(({ group, heat }) => ({
            ...(AT_THE_STOVE[group] as GuideCard),
            value: heat,
          })),
        },
        {
          kind: 'callout',
          tone: 'tip',
          title: 'Is your thermometer right?',
          text: 'Fill a glass with ice, top it up with cold water, wait three minutes and stir. The tip, in the middle, should read 32 °F (0 °C). If it is a little off, remember the difference; if it is far off, replace it.',
        },
      ],
    },
    {
      id: 'danger-zone',
      title: 'The danger zone',
      intro: `Between ${cold} and ${hot} germs thrive: in the middle of that range their number can double every 20 minutes. Food safety is mostly about getting food through it fast.`,
      blocks: [
        { kind: 'figure', name: 'danger-zone' },
        {
          kind: 'list',
          title: 'What it means tonight',
          items: [
            `**${hours} hours** is the most that perishable food may stand at room temperature; **${hotHours} hour** when it is above ${bothScales(hotAbove)}, as at a picnic or in a parked car. The time adds up: an hour on the table and an hour on the counter are two.`,
            `**Keep cold food cold**: the fridge at ${cold} or below, the freezer at 0 °F (−18 °C). A small thermometer on the middle shelf tells the truth about yours.`,
            `**Keep hot food hot**: ${hot} or above, covered in a low oven or a slow cooker on warm, until it is eaten.`,
            '**Cool it fast**: divide a big pot into shallow boxes, 2 inches (5 cm) deep, and put them into the fridge while they are still warm. An ice bath under the pot helps soup.',
            '**Thaw it cold**: in the fridge, in cold water changed every 30 minutes, or in the microwave when you cook it right away. Never on the counter.',
          ],
        },
        {
          kind: 'callout',
          tone: 'warning',
          title: 'Left out all night?',
          text: 'Throw it out, even if it smells fine. Some germs leave poisons that no reheating destroys, and most of what makes people ill has no smell and no taste.',
        },
      ],
    },
    {
      id: 'storage',
      title: 'How long it keeps',
      intro: `Times for a fridge at ${cold} and a freezer at 0 °F (−18 °C). Frozen food stays safe for as long as it is frozen; those times are for taste. The [assistant](cookingAssistant) uses the same table, so you can ask it too.`,
      blocks: [
        {
          kind: 'table',
          caption: 'Storage times in the fridge, in the freezer and in the pantry',
          columns: ['Food', 'Fridge', 'Freezer', 'Pantry or counter'],
          rows: storageRows(FOODS.split('|'), [...storage, ...produceStorage]),
          search: 'Find a food',
        },
        {
          kind: 'list',
          title: 'Where in the fridge',
          items: [
            '**Lowest shelf**: raw meat, poultry and fish, in a tray with a rim, so that nothing drips on what is below. It is also the coldest place.',
            '**Middle**: milk, yogurt, eggs in their carton, leftovers in closed boxes with the date on them.',
            '**Top**: what is ready to eat.',
            '**Drawers**: vegetables in the damp one, fruit in the dry one. More on that in [Seasonal Cooking](seasonalCooking#keep-it-fresh).',
            '**Door**: ketchup, mustard, drinks. It is the warmest place, so no milk and no eggs.',
          ],
        },
        {
          kind: 'callout',
          tone: 'tip',
          title: 'Dates on the pack',
          text: '“Best by” is about taste, and “sell by” is for the store. Only infant formula must carry a date for safety. Go by the storage time and by your senses: slime, mold, an off smell or a bulging pack means out.',
        },
      ],
    },
    {
      id: 'cross-contamination',
      title: 'Keep raw and cooked apart',
      intro:
        'Most kitchen trouble is not undercooked food. It is a clean salad that met a chicken’s board, knife or fingers.',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Clean',
              text: 'Wash your hands with soap for 20 seconds before you start, and after touching raw meat, eggs, the trash, your phone or your nose. Hot soapy water for boards, knives and the counter between two foods.',
            },
            {
              title: 'Separate',
              text: 'One board for raw meat, poultry and fish, another for anything eaten raw. With a single board: salad first, meat last. Raw meat has a bag of its own in the cart and a tray in the fridge.',
            },
            {
              title: 'Cook',
              text: 'To the [safe temperature](#temperatures), measured. The plate that carried the raw meat to the grill does not carry it back.',
            },
            {
              title: 'Chill',
              text: `Into the fridge within ${hours} hours, ${hotHours} hour in great heat, in shallow boxes.`,
            },
          ],
        },
        {
          kind: 'list',
          title: 'Habits that pay off',
          items: [
            '**Do not wash raw poultry or meat.** Water carries its germs around the sink; cooking kills them. Pat it dry with paper towels instead.',
            '**Marinate in the fridge**, in a covered dish. What touched raw meat is boiled hard for a minute before it becomes a sauce, or goes out.',
            '**Rinse fruit and vegetables** under running water, also those that you peel: the knife carries what is on the peel to the inside. No soap. Scrub firm ones with a brush.',
            '**Change dishcloths and sponges often.** A hot wash for cloths; a sponge that smells is past saving.',
            '**Sanitize a board** after raw meat with 1 tablespoon (15 ml) of unscented bleach in 1 gallon (3.8 l) of water. Never mix bleach with any other cleaner.',
            '**Taste with a clean spoon** each time, and don’t cook for others while you have an upset stomach.',
          ],
        },
      ],
    },
    {
      id: 'germs',
      title: 'Germs worth knowing',
      intro: 'Who they are, where they hide, and the one habit that stops each of them.',
      blocks: [
        pathogens,
        {
          kind: 'callout',
          tone: 'warning',
          title: 'When to call a doctor',
          text: 'Blood in the stool, a fever over 102 °F (39 °C), vomiting so often that nothing stays down, signs of dehydration (hardly any urine, dizziness, a very dry mouth), or diarrhea for more than three days. Blurred vision, drooping eyelids or trouble swallowing are an emergency: call 911. Pregnant, under 5, over 65 or with a weak immune system: call early.',
        },
      ],
    },
    {
      id: 'do-and-dont',
      title: 'Do and don’t',
      blocks: [
        {
          kind: 'do-dont',
          do: [
            'Measure: a thermometer in the thickest part, every time.',
            'Write the date on leftovers and eat them within 3–4 days.',
            'Reheat to 165 °F (74 °C), and only what you will eat.',
            'Carry a cool bag for the way home when it takes more than an hour, or half of that in summer.',
            'Boil dried kidney beans hard for at least 10 minutes before they go into a slow cooker.',
            'Keep garlic oil and herb oil in the fridge, and use it within 4 days.',
            'When in doubt, throw it out.',
          ],
          dont: [
            'Don’t thaw on the counter or in hot water.',
            'Don’t put frozen meat into a slow cooker: it warms too slowly.',
            'Don’t cook meat halfway today to finish it tomorrow.',
            'Don’t taste food to find out whether it’s still good.',
            'Don’t eat raw dough or batter: flour is raw too.',
            'Don’t give honey to a baby before the first birthday.',
            'Don’t open or taste from a can that bulges, leaks or spurts.',
          ],
        },
      ],
    },
    {
      id: 'special-care',
      title: 'Cooking for people at risk',
      intro:
        'For anyone pregnant, under 5, over 65, or whose immune system is weak, the same germs do more harm. For them, leave these out:',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              title: 'Leave out',
              emoji: '🥛',
              points: [
                'Raw milk and soft cheese made from it',
                'Raw or runny eggs, unless pasteurized',
                'Raw fish, raw oysters, rare meat',
                'Raw sprouts of any kind',
                'Deli meat and hot dogs straight from the pack',
                'While pregnant: fish high in mercury, and alcohol',
              ],
            },
            {
              title: 'Cook instead',
              emoji: '🍲',
              points: [
                'Pasteurized milk, hard cheese, cooked cheese',
                'Eggs with firm yolks; pasteurized ones for sauces and mousse',
                'Fish, shellfish and meat to their safe temperature',
                'Sprouts in the stir-fry, steaming hot',
                'Deli meat heated until it steams, 165 °F (74 °C)',
                'Salmon, cod, sardines and shrimp, well cooked',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'power-cut',
      title: 'When the power fails',
      blocks: [
        {
          kind: 'list',
          items: [
            'Keep the doors shut. A closed fridge keeps food safe for **4 hours**; a full freezer for **48 hours**, a half-full one for **24**.',
            `Afterward, throw out meat, milk, eggs, leftovers and cut fruit that were above ${cold} for more than ${hours} hours.`,
            'What still has ice crystals, or is as cold as in a fridge, may be frozen again. It loses texture, not safety.',
            'Butter, hard cheese, jam, whole fruit and vegetables usually come through.',
          ],
        },
      ],
    },
  ],
  sources: [
    { body: 'USDA Food Safety and Inspection Service', document: 'Safe Minimum Internal Temperature Chart' },
    { body: 'USDA Food Safety and Inspection Service', document: 'Danger Zone (40 °F – 140 °F)' },
    { body: 'USDA Food Safety and Inspection Service', document: 'Leftovers and Food Safety' },
    { body: 'FoodSafety.gov (HHS, USDA)', document: 'Cold Food Storage Chart' },
    { body: 'FoodSafety.gov (HHS, USDA)', document: 'Four Steps to Food Safety' },
    { body: 'USDA Food Safety and Inspection Service', document: 'FoodKeeper: storage times' },
    { body: 'CDC', document: 'Symptoms of Food Poisoning' },
    { body: 'FDA', document: 'Foodborne Illness-Causing Organisms in the U.S.: What You Need to Know' },
    { body: 'FDA', document: 'Food Safety for Pregnant Women, and for Older Adults' },
    { body: 'FDA', document: 'Food and Water Safety During Power Outages and Floods' },
  ],
  related: { title: 'Cook tonight, with a thermometer at hand', search: 'chicken', minutes: 60 },
}
