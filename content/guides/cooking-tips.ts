import { DANGER_ZONE, SAFE } from '#core/assistant/safety/safe-temperatures.ts'
import { facts } from '../assistant/facts.ts'
import { techniques } from '../assistant/techniques.ts'
import { type Level, levelBadge } from './levels.ts'
import type { Guide, GuideCard } from './schema.ts'
import { told } from './told.ts'

const tip = (level: Exclude<Level, 'Expert'>, title: string, text: string): GuideCard => ({
  title,
  badge: levelBadge(level),
  text,
})
const how = (title: string) => told(techniques, title)

export const guide: Guide = {
  page: 'cookingTips',
  lead: 'Small habits that make food taste better, starting tonight: seasoning, heat, timing, and a few tricks from professional kitchens.',
  search: true,
  sections: [
    {
      id: 'quick-tips',
      title: 'Quick tips',
      intro: 'Each of these takes less than a minute, and you can taste it.',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Dry it first.** Wet food steams; dry food browns. Pat meat, fish and vegetables with a towel before they meet the pan.',
            '**Let the pan get hot.** Wait until the oil shimmers. If the first piece does not sizzle, it was too early.',
            '**Leave room.** A crowded pan boils in its own juice. Cook in two rounds, or take the bigger pan.',
            '**Salt early, taste often.** A pinch at each stage goes deeper than a spoonful at the end.',
            '**Keep a cup of pasta water.** Its starch turns butter, cheese or oil into a sauce that clings.',
            '**Flat? Try acid.** Before more salt, a squeeze of lemon or a few drops of vinegar.',
            '**Rest the meat.** Five minutes for a chop, longer for a roast. The juice stays in the slice.',
            '**Read the recipe to its end** before you turn on the stove. Nothing spoils a dinner like “chill overnight” in step four.',
          ],
        },
      ],
    },
    {
      id: 'essential-techniques',
      title: 'Essential Kitchen Techniques',
      intro:
        'What nearly every recipe takes for granted. Learn these eight, and half of all dinners are easy.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            tip('Beginner', 'Hold a knife', how('Hold a knife')),
            tip('Beginner', 'Dice an onion', how('Dice an onion')),
            tip('Beginner', 'Know when the oil is hot', how('Is the oil hot enough?')),
            tip('Beginner', 'Roast any vegetable', how('Roast vegetables')),
            tip('Beginner', 'Cook pasta', how('Cook pasta')),
            tip('Beginner', 'Make rice fluffy', how('Make rice fluffy')),
            {
              ...tip('Beginner', 'Use a thermometer', how('Use a thermometer')),
              link: { label: 'How hot is safe', to: 'foodSafety#temperatures' },
            },
            tip('Intermediate', 'Sear for a crust', how('Sear')),
          ],
        },
      ],
    },
    {
      id: 'flavor-building',
      title: 'Flavor Building Secrets',
      intro: 'Good food is built in layers. Most of them cost a spoonful and a minute.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            tip(
              'Beginner',
              'Season in layers',
              `Salt the onions, salt the meat, taste the sauce, and taste again before serving. ${told(facts, 'Seasoning meat and vegetables')}`,
            ),
            tip(
              'Beginner',
              'Finish with something fresh',
              'Long cooking makes flavors deep and a little dull. Right before serving wake them up: chopped herbs, lemon zest, a spoonful of yogurt, a thread of good oil, something crunchy.',
            ),
            tip('Beginner', 'Toast your spices', how('Toast spices')),
            tip(
              'Intermediate',
              'Fry the tomato paste',
              'Push the onions aside, drop a tablespoon of tomato paste on the bare pan and stir for 2 minutes, until it turns from bright to brick red and smells sweet. A stew tastes as if it had cooked an hour longer.',
            ),
            tip('Intermediate', 'Make a pan sauce', how('Make a pan sauce')),
            tip('Intermediate', 'Marinate', how('Marinate')),
            tip('Intermediate', 'Brown the butter', how('Brown butter')),
            {
              ...tip('Intermediate', 'Caramelize onions', how('Caramelize onions')),
              link: { label: 'Why sweet, salty, sour belong together', to: 'cookingSkills#balance' },
            },
          ],
        },
      ],
    },
    {
      id: 'time-saving',
      title: 'Time-Saving Strategies',
      intro: 'The fastest cooks don’t move faster. They do less, in a better order.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            tip(
              'Beginner',
              'Set everything out first',
              'Chop, measure and open everything before the stove is on. It feels slower but isn’t: nothing burns while you look for the cumin. In cook mode, the first screen is this list.',
            ),
            tip(
              'Beginner',
              'Start what takes longest',
              'Oven on, water on, rice on: then cut. Read through the steps and ask what could happen while something else does.',
            ),
            tip('Beginner', 'One hour on Sunday', told(facts, 'Meal prep')),
            tip(
              'Beginner',
              'Cook once, eat twice',
              `Roast two trays of vegetables, cook twice the rice, poach an extra chicken breast. Tonight it is dinner, tomorrow it is fried rice, soup or a salad. Cool it fast and put it away within ${DANGER_ZONE.hours} hours.`,
            ),
            tip('Beginner', 'Cook a day ahead', told(facts, 'Cooking ahead')),
            tip('Beginner', 'Use your freezer', how('Freeze food well')),
            tip('Beginner', 'Peel garlic in seconds', how('Peel garlic')),
            tip('Intermediate', 'Let a slow cooker do it', how('Convert oven to slow cooker')),
          ],
        },
      ],
    },
    {
      id: 'professional-techniques',
      title: 'Professional Techniques',
      intro: 'Restaurant tricks that need no restaurant. Pick one for the weekend.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            tip('Intermediate', 'Brine for juicy meat', how('Brine')),
            tip('Intermediate', 'Thicken with a roux', how('Make a roux')),
            tip('Intermediate', 'A dressing that holds together', how('Emulsify a vinaigrette')),
            tip('Intermediate', 'Blanch and shock', how('Blanch')),
            tip(
              'Advanced',
              'Reverse sear a thick steak',
              `${how('Reverse sear')} What USDA calls safe for steaks is ${SAFE['whole cut'].text}.`,
            ),
            tip('Advanced', 'Flatten a whole chicken', how('Spatchcock')),
            tip('Advanced', 'Velvet meat for a stir-fry', how('Velvet meat')),
            tip('Advanced', 'Temper chocolate', how('Temper chocolate')),
          ],
        },
      ],
    },
    {
      id: 'habits',
      title: 'Seven habits of good cooks',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            '**Taste as you go.** You can add at any time; you can never take away.',
            '**Keep knives sharp.** A dull one slips, and needs force.',
            '**Clean while you wait.** Every simmer is time for the board and the bowls.',
            '**Trust your senses over the clock.** Times are for someone else’s stove. Look, smell, listen, press.',
            '**Trust a thermometer over your senses** for poultry, ground meat and leftovers. [The temperatures](foodSafety#temperatures) fit on a postcard.',
            '**Look in the fridge before you shop.** Cook the oldest thing first.',
            '**Write down what you changed.** The second time is when a recipe becomes yours.',
          ],
        },
      ],
    },
    {
      id: 'equipment',
      title: 'What you need, and what’s nice to have',
      intro:
        'With the first list you can cook almost everything. Buy the second one piece at a time, when you miss it.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              title: 'Must-have',
              badge: { text: 'Start here', tone: 'herb' },
              points: [
                'A chef’s knife, 8 inches (20 cm), that you like to hold',
                'A large board that lies still, with a damp towel under it',
                'A 12-inch (30 cm) skillet',
                'A 3-quart (3 l) saucepan with a lid, and a large pot for pasta and soup',
                'A sheet pan with a rim',
                'An instant-read thermometer',
                'Tongs, a wooden spoon, a spatula',
                'Measuring cups and spoons, or a scale',
              ],
            },
            {
              title: 'Nice-to-have',
              badge: { text: 'Later', tone: 'clay' },
              points: [
                'A Dutch oven, for braises, stews and bread',
                'A cast-iron skillet, for crusts and cornbread',
                'A fine grater for zest, ginger and hard cheese',
                'A small knife and a bread knife',
                'A digital scale: quicker and cleaner than cups',
                'An immersion blender, for soups and sauces in the pot',
                'A rack that fits the sheet pan, for crisp things',
                'A salad spinner: dry leaves hold their dressing',
              ],
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'What to look for, and how to care for it, is in the [guide to kitchen equipment](kitchenEquipment).',
          ],
        },
      ],
    },
    {
      id: 'try-it',
      title: 'Try one tonight',
      blocks: [
        {
          kind: 'text',
          paragraphs: ['Pick one tip, not ten. Then look at what’s in your kitchen: the recipe will follow.'],
        },
        {
          kind: 'actions',
          links: [
            { label: 'Start Cooking', to: 'addIngredients' },
            { label: 'Learn More', to: 'howItWorks' },
          ],
        },
      ],
    },
  ],
  sources: [
    {
      body: 'USDA Food Safety and Inspection Service',
      document: 'Safe Minimum Internal Temperature Chart',
    },
    { body: 'USDA Food Safety and Inspection Service', document: 'Leftovers and Food Safety' },
  ],
  related: { title: 'Easy dishes to try them on', difficulty: 'easy', minutes: 30 },
}
