import { dailyValues } from './daily-values.ts'
import { ENERGY, KCAL_A_DAY, MACROS } from './macros.ts'
import { powerhouseFoods } from './powerhouse-foods.ts'
import type { Guide } from './schema.ts'

const day = KCAL_A_DAY.toLocaleString('en-US')

export const guide: Guide = {
  page: 'nutritionGuide',
  lead: 'Enough to cook well for yourself without counting everything: what food is made of, what your body does with it, and what to change on the plate tonight.',
  search: true,
  sections: [
    {
      id: 'macronutrients',
      title: 'The three big ones',
      intro: `Everything that gives you energy is one of three things. A split of ${MACROS.map(({ percent, name }) => `${percent}% ${name.toLowerCase()}`).join(', ')} is a good everyday target; it’s within the ranges US guidelines give for adults.`,
      blocks: [
        { kind: 'figure', name: 'macro-split' },
        {
          kind: 'cards',
          columns: 3,
          cards: MACROS.map(({ name, percent, grams, emoji, job, range, good, swap }) => ({
            title: name,
            emoji,
            value: `${percent}%`,
            text: job,
            facts: [
              [`Of ${day} calories a day`, `${grams} g`],
              ['Energy', `${ENERGY[name]} calories a gram`],
              ['US range for adults', range],
              ['Good sources', good],
            ],
            points: [swap],
          })),
        },
        {
          kind: 'text',
          paragraphs: [
            `The grams are based on ${day} calories, the figure on US food labels. Your own needs may be a good deal lower or higher, depending on size, age and activity. Children, athletes and anyone pregnant or ill need more than a web page: ask a doctor or a registered dietitian.`,
          ],
        },
      ],
    },
    {
      id: 'the-plate',
      title: 'A plate without counting',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Half: vegetables and fruit**, more of the first. Frozen and canned ones count; rinse canned ones to lose much of the salt.',
            '**A quarter: protein.** A palm’s size and thickness: fish, poultry, eggs, beans, tofu, a little lean meat.',
            '**A quarter: grains or potatoes**, at least half of the grains whole: oats, brown rice, whole-wheat bread and pasta.',
            '**A thumb of good fat**: olive or canola oil, nuts, avocado. And water to drink.',
          ],
        },
        {
          kind: 'callout',
          tone: 'tip',
          title: 'Fiber is the quiet fourth',
          text: 'Labels are based on 28 g a day, and most people get about half. A cup of cooked lentils (240 ml) has about 15 g, a pear with its skin 5 to 6 g, a slice of whole-wheat bread 2 to 3 g. Go up slowly and drink more water with it.',
        },
      ],
    },
    {
      id: 'vitamins-and-minerals',
      title: 'Vitamins and minerals',
      intro:
        'What each is for, where it is, and the Daily Value on US labels for adults and children from 4 years. A varied plate covers most of them; four that many people don’t get enough of are marked with a star.',
      blocks: [
        dailyValues,
        {
          kind: 'callout',
          tone: 'tip',
          title: 'Reading a label',
          text: '5% of a Daily Value or less is low, 20% or more is high. Look for high in fiber, calcium, iron, potassium and vitamin D, and for low in saturated fat, sodium and added sugars. Check the serving size first: every figure belongs to it.',
        },
      ],
    },
    {
      id: 'meal-planning',
      title: 'Meal Planning',
      blocks: [
        {
          kind: 'list',
          items: [
            'Plan three dinners, not seven. Leftovers, eggs and a bowl of soup fill the rest.',
            'Cook grains and beans once for the week: they keep 3–4 days in the fridge and months in the freezer.',
            'Give each day one vegetable at lunch and two at dinner, and write only those down.',
            'Build on a pattern: a grain, a bean or an egg, something green, something sour.',
            'Put fish on the plan twice a week; canned salmon and sardines count.',
          ],
        },
        {
          kind: 'actions',
          links: [{ label: 'Analyze My Ingredients', to: 'addIngredients' }],
        },
      ],
    },
    {
      id: 'smart-shopping',
      title: 'Smart Shopping',
      blocks: [
        {
          kind: 'list',
          items: [
            'Buy what’s [in season](seasonalCooking): it costs less and tastes better.',
            'Read the first three ingredients. They are most of what is in the pack.',
            'Frozen vegetables and berries are picked ripe and frozen within hours: no worse than fresh, often better, and they wait for you.',
            'Choose canned beans and tomatoes without added salt, or drain and rinse them.',
            'Compare the price per ounce or 100 g, not per pack.',
            'Whole grain should be the first word: “multigrain” and “wheat” promise nothing.',
          ],
        },
      ],
    },
    {
      id: 'cooking-for-nutrition',
      title: 'Cooking for Nutrition',
      blocks: [
        {
          kind: 'list',
          items: [
            'Steam, roast, stir-fry or microwave vegetables. Boiling takes vitamin C and folate into the water; if you boil, use the water for soup.',
            'Cook greens, carrots and tomatoes with a little oil: your body needs fat to absorb vitamins A, E and K.',
            'Put lemon, tomato or pepper beside beans and greens. Vitamin C helps you take up their iron.',
            'Season at the end, and first with acid, herbs and spices. It takes much less salt.',
            'Leave the skin on potatoes, apples and carrots: there is fiber in it.',
            'Replace half of the ground meat in chili, tacos and pasta sauce with lentils or mushrooms.',
            'Brown, don’t blacken. Cut charred bits off.',
          ],
        },
        {
          kind: 'actions',
          links: [{ label: 'Learn Cooking Tips', to: 'cookingTips' }],
        },
      ],
    },
    {
      id: 'healthy-habits',
      title: 'Healthy Habits',
      blocks: [
        {
          kind: 'list',
          items: [
            'Eat at a table, without a screen, and stop when you are no longer hungry.',
            'Water first. Sweet drinks are the largest source of added sugar in the US.',
            'Keep fruit where you see it, and sweets where you need a chair.',
            'A handful of nuts (1 oz, 28 g) is a snack; the open bag is a meal.',
            'Change one thing a week. What you still do in a year is what counts.',
            'Keep food [safe](foodSafety), too: no vitamin makes up for spoiled chicken.',
          ],
        },
      ],
    },
    {
      id: 'powerhouse-foods',
      title: 'Eight powerhouse foods',
      intro:
        'Cheap, easy to find, and each brings a lot at once. Figures are estimates for 100 g (3.5 oz) of the food as you buy it, from the same tables that the recipe pages use.',
      blocks: [{ kind: 'cards', cards: powerhouseFoods }],
    },
  ],
  sources: [
    { body: 'USDA and HHS', document: 'Dietary Guidelines for Americans, 2020–2025' },
    {
      body: 'National Academies (Institute of Medicine)',
      document: 'Dietary Reference Intakes: Acceptable Macronutrient Distribution Ranges',
    },
    { body: 'FDA', document: 'Daily Value on the Nutrition and Supplement Facts Labels' },
    { body: 'FDA', document: 'How to Understand and Use the Nutrition Facts Label' },
    { body: 'USDA', document: 'MyPlate' },
  ],
  related: { title: 'Put it on a plate', search: 'lentil' },
}
