import { facts } from '#content/assistant/facts.ts'
import { techniques } from '#content/assistant/techniques.ts'
import { CUPS } from '#content/measures/cups.ts'
import type { Guide } from './schema.ts'
import { told } from './told.ts'
import { advanced, baking, handTools, knives, machines, measuring, nextPans, pans } from './tools.ts'

/** "No rolling pin" -> an alternative that does the same job. */
const WITHOUT = [
  'No parchment paper',
  'No rolling pin',
  'No mixer or blender',
  'No Dutch oven',
  'No double boiler',
  'No cheesecloth or sieve',
  'No measuring cups',
]

export const guide: Guide = {
  page: 'kitchenEquipment',
  lead: 'What to buy first, what can wait, and how to make it last. A good dinner needs a knife, a board, a pan and a pot; the rest is comfort.',
  search: true,
  tabs: [
    { id: 'essentials', label: 'Essentials', icon: 'utensils' },
    { id: 'intermediate', label: 'Intermediate', icon: 'chef' },
    { id: 'advanced', label: 'Advanced', icon: 'flame' },
    { id: 'budget-care', label: 'Budget & Care', icon: 'savings' },
  ],
  sections: [
    {
      id: 'start-here',
      title: 'Start here',
      intro: told(facts, 'Equipment to start with'),
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Price classes, not prices, since those change by store and year: **$ low**, good ones are cheap; **$$ middle**, worth comparing; **$$$ high**, borrow one before you buy.',
          ],
        },
      ],
    },
    {
      id: 'knives-and-boards',
      title: 'Knives and boards',
      tab: 'essentials',
      intro:
        'Three knives do everything. Spend on the first, save on the others, and keep them sharp: dull ones slip.',
      blocks: [
        { kind: 'figure', name: 'knife-parts' },
        { kind: 'cards', cards: knives },
      ],
    },
    {
      id: 'pots-and-pans',
      title: 'Pots and pans',
      tab: 'essentials',
      intro:
        'Weight is what you pay for: a thick bottom spreads heat, so nothing burns in one place and stays raw in another.',
      blocks: [{ kind: 'cards', cards: pans }],
    },
    {
      id: 'small-tools',
      title: 'Small tools',
      tab: 'essentials',
      blocks: [{ kind: 'cards', cards: handTools }],
    },
    {
      id: 'measuring',
      title: 'Measuring and mixing',
      tab: 'essentials',
      blocks: [
        { kind: 'cards', cards: measuring },
        {
          kind: 'callout',
          tone: 'tip',
          title: 'Why a scale',
          text: `A cup of flour is ${CUPS.flour} g when it is spooned and leveled, and a good deal more when it is scooped and packed. A scale does not care how you fill it. For the rest: 1 cup is about 240 ml, 1 tablespoon 15 ml, 1 teaspoon 5 ml.`,
        },
      ],
    },
    {
      id: 'more-pans',
      title: 'The next pans',
      tab: 'intermediate',
      intro: 'When you cook most evenings, these open new dishes rather than doing old ones faster.',
      blocks: [{ kind: 'cards', cards: nextPans }],
    },
    {
      id: 'baking',
      title: 'For bakers',
      tab: 'intermediate',
      blocks: [
        { kind: 'cards', cards: baking },
        {
          kind: 'callout',
          tone: 'tip',
          title: 'Is your oven honest?',
          text: told(facts, 'Oven not accurate'),
        },
      ],
    },
    {
      id: 'machines',
      title: 'Machines that earn their place',
      tab: 'intermediate',
      intro:
        'One rule: it may stand on the counter if you use it every week, in a cupboard if every month, and at a neighbor’s if less.',
      blocks: [{ kind: 'cards', cards: machines }],
    },
    {
      id: 'specialists',
      title: 'For the ambitious',
      tab: 'advanced',
      intro:
        'Each does one thing better than anything else. Buy one when you have cooked that thing three times without it.',
      blocks: [{ kind: 'cards', cards: advanced }],
    },
    {
      id: 'before-you-buy',
      title: 'Before you buy',
      tab: 'advanced',
      blocks: [
        {
          kind: 'do-dont',
          do: [
            'Borrow it or rent it for a weekend first.',
            'Measure the cupboard, the shelf and the outlet.',
            'Ask for spare parts: gaskets, blades and jugs are what fails.',
            'Hold it. A handle that hurts in the shop hurts more when wet.',
          ],
          dont: [
            'Don’t buy sets: two of the pieces will never see heat.',
            'Don’t buy a gadget for one food, unless you eat that food every week.',
            'Don’t put a big motor in a small kitchen: you won’t lift it out.',
            'Don’t can vegetables or meat in boiling water instead of a pressure canner. See [Food Safety](foodSafety#germs).',
          ],
        },
      ],
    },
    {
      id: 'buy-in-this-order',
      title: 'Buy in this order',
      tab: 'budget-care',
      intro: 'Four steps over a year cost less than one set, and every piece gets used.',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'The first week',
              text: 'Chef’s knife, board, 12-inch (30 cm) skillet, saucepan, wooden spoon, tongs. Enough for eggs, pasta, rice, stir-fries and soup.',
            },
            {
              title: 'The first month',
              text: 'Thermometer, sheet pan, large pot, sieve, peeler, measuring spoons, a second board.',
            },
            {
              title: 'The first winter',
              text: 'Cast-iron skillet, baking dish, scale, bread knife, mixing bowls, grater.',
            },
            {
              title: 'When you miss it',
              text: 'Dutch oven, immersion blender, food processor. Only what you have wished for three times.',
            },
          ],
        },
        {
          kind: 'cards',
          cards: [
            {
              title: 'Spend on',
              points: [
                'The chef’s knife: you hold it every day',
                'The skillet and the big pot: heavy bottoms last for decades',
                'The thermometer: it saves the meat that costs far more',
              ],
            },
            {
              title: 'Save on',
              points: [
                'Nonstick pans: the coating wears out at any price',
                'Bowls, boards, tongs, spoons: restaurant supply stores sell plain, tough ones',
                'Cast iron: thrift stores; rust comes off, cracks don’t',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'without-it',
      title: 'Don’t have it?',
      tab: 'budget-care',
      intro: 'Dinner needs no shopping trip. The [assistant](cookingAssistant) knows these too.',
      blocks: [
        {
          kind: 'table',
          caption: 'What to use instead of a missing tool',
          columns: ['Missing', 'Use instead'],
          rows: WITHOUT.map((title) => [title, told(facts, title)]),
        },
      ],
    },
    {
      id: 'care',
      title: 'Care by material',
      tab: 'budget-care',
      blocks: [
        {
          kind: 'table',
          caption: 'How to wash and keep each material',
          columns: ['Material', 'Every day', 'Now and then', 'Never'],
          rows: [
            [
              'Cast iron',
              told(techniques, 'Clean cast iron'),
              told(techniques, 'Season cast iron'),
              'Soak it, or put it into the dishwasher',
            ],
            [
              'Carbon steel',
              'Hot water and a brush while warm; dry on the burner, a film of oil',
              'Season it like cast iron when food sticks',
              'Store it wet, or simmer tomatoes in it for long',
            ],
            [
              'Stainless steel',
              'Let it cool, soak, scrub with any sponge',
              'Rainbow stains and white spots: a splash of vinegar',
              'Leave salt water standing in it: it pits',
            ],
            [
              'Nonstick',
              told(facts, 'Nonstick care'),
              'Stack with a cloth in between',
              'Metal tools, empty heating, the broiler',
            ],
            [
              'Enameled cast iron',
              'Warm soapy water when it has cooled',
              'Baking soda and water, simmered, lift burned bits',
              'Ice water into a hot pot: the enamel cracks',
            ],
            [
              'Wood',
              'Hot soapy water, wipe, stand on edge to dry',
              'Food-grade mineral oil when it looks dry',
              'Dishwasher and soaking: it splits',
            ],
            [
              'Glass and ceramic',
              told(facts, 'Glass in the oven'),
              'Soak stuck bits',
              'From cold to hot at once',
            ],
          ],
        },
      ],
    },
    {
      id: 'sharp-knives',
      title: 'Keep knives sharp',
      tab: 'budget-care',
      intro: told(techniques, 'Sharpen a knife'),
      blocks: [
        {
          kind: 'list',
          items: [
            '**Honing straightens** the edge, a few strokes on a steel; **sharpening grinds** a new one. Most knives need the first weekly and the second two or three times a year.',
            '**The tomato test**: a sharp knife falls into the skin by its own weight.',
            'No stone? Many hardware and kitchen stores sharpen knives for a few dollars.',
            'Cut on wood or plastic. Glass, stone and plates ruin an edge in one dinner.',
          ],
        },
      ],
    },
    {
      id: 'replace',
      title: 'When to replace',
      tab: 'budget-care',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Nonstick pan**: when the coating flakes or food sticks.',
            '**Cutting board**: when deep cuts no longer come clean.',
            '**Sponge**: when it smells; cloths go into a hot wash.',
            '**Wooden spoon**: when it cracks or stays fuzzy.',
            '**Thermometer**: when it misses 32 °F (0 °C) in ice water and can’t be set.',
            '**Plastic box**: when it is cracked, cloudy or sticky.',
          ],
        },
        {
          kind: 'actions',
          links: [
            { label: 'Practice: Cooking Skills', to: 'cookingSkills' },
            { label: 'Cook with what I have', to: 'addIngredients' },
          ],
        },
      ],
    },
  ],
  related: { title: 'One pan is enough for these', search: 'skillet' },
}
