import { rescues } from '../assistant/rescues.ts'
import { techniques } from '../assistant/techniques.ts'
import { bothMethods, dryMethods, moistMethods } from './cooking-methods.ts'
import { meaning } from './meaning.ts'
import type { Guide, GuideBlock } from './schema.ts'
import { told } from './told.ts'

const how = (title: string) => told(techniques, title)
const rescue = (title: string) => told(rescues, title)

/** A level as three cards: what you can do, what comes next, what to practice on. */
const level = (can: string[], next: string[], practice: string[]): GuideBlock => ({
  kind: 'cards',
  columns: 3,
  cards: [
    { title: 'You can', points: can },
    { title: 'Learn next', points: next },
    { title: 'Cook to practice', points: practice },
  ],
})

export const guide: Guide = {
  page: 'cookingSkills',
  lead: 'From holding a knife to building a sauce: the skills behind every recipe, sorted by level, method, cut and flavor. Find your level, and take the next step.',
  search: true,
  tabs: [
    { id: 'skill-levels', label: 'Skill Levels', icon: 'gauge' },
    { id: 'cooking-methods', label: 'Cooking Methods', icon: 'flame' },
    { id: 'knife-skills', label: 'Knife Skills', icon: 'utensils' },
    { id: 'flavor-principles', label: 'Flavor Principles', icon: 'palette' },
  ],
  sections: [
    {
      id: 'beginner',
      title: 'Beginner',
      tab: 'skill-levels',
      intro:
        'You follow a recipe and hope for the best. What you need now is control: of the knife, of the heat, of the salt.',
      blocks: [
        level(
          ['Boil pasta and eggs', 'Follow a short recipe from start to finish', 'Use the oven with a timer'],
          [
            '[Hold a knife](#grip) so it feels safe',
            '[Dice an onion](#dice-an-onion) without thinking about it',
            '[Sauté](#dry-heat) without burning: know when the oil is hot',
            'Season, taste, season again, and [balance](#balance) a dish',
            'Cook meat to a temperature, not a color: [the chart](foodSafety#temperatures)',
          ],
          [
            'Scrambled eggs, soft and slow',
            'A tray of roasted vegetables',
            'Tomato sauce from a can, an onion and butter',
            'Fluffy rice, twice in a row',
          ],
        ),
      ],
    },
    {
      id: 'intermediate',
      title: 'Intermediate',
      tab: 'skill-levels',
      intro: 'Dinner turns out most nights. Now learn why, so you can cook without the recipe.',
      blocks: [
        level(
          [
            'Cook a main dish and a side that are ready together',
            'Sauté, roast and simmer without looking it up',
            'Rescue a dish that is too salty or too thin',
          ],
          [
            '[Sear, then deglaze](#dry-heat): a pan sauce from what sticks',
            '[Braise](#brown-then-simmer) a tough cut until it falls apart',
            'Emulsions: a vinaigrette that holds, then mayonnaise',
            'Cut [batonnet and julienne](#cuts), so pieces cook evenly',
            'Swap an ingredient and know what changes: [substitutions](substitutionAssistant)',
          ],
          [
            'Chicken thighs with a pan sauce',
            'A stir-fry with everything cut ahead',
            'Beef stew, or a lentil stew the same way',
            'Risotto, to feel when starch thickens',
          ],
        ),
      ],
    },
    {
      id: 'advanced',
      title: 'Advanced',
      tab: 'skill-levels',
      intro: 'You cook by look and smell. What is left is precision, and planning several things at once.',
      blocks: [
        level(
          [
            'Open the fridge and see three dinners',
            'Brown, deglaze, reduce, finish with butter',
            'Bake bread or a cake that turns out every time',
          ],
          [
            'Doughs by feel: the windowpane, a slow rise, steam',
            'Custards and tempered eggs: heat within a few degrees',
            '[Deep-fry](#dry-heat) safely, with a thermometer',
            'Break down a chicken, and make stock from the rest',
            'Plan a menu backwards from the minute you eat',
          ],
          [
            'A spatchcocked roast chicken with gravy',
            'Fresh pasta, cut by hand',
            'A loaf with a cold overnight rise',
            'Hollandaise, and how to save it when it breaks',
          ],
        ),
      ],
    },
    {
      id: 'expert',
      title: 'Expert',
      tab: 'skill-levels',
      intro: 'Technique no longer holds you back. Now it’s about taste, and passing it on.',
      blocks: [
        level(
          [
            'Cook a whole dinner for eight, calmly',
            'Taste a dish and name what is missing',
            'Invent a dish and make it again the same way',
          ],
          [
            'Temper chocolate, laminate dough, pull sugar',
            'Ferment, cure and pickle by tested recipes',
            'One cuisine in depth: its bases, its order, its reasons',
            'Write your recipes down so that a beginner succeeds',
            'Teach someone to dice an onion',
          ],
          [
            'Croissants over a weekend',
            'A sourdough starter, kept alive',
            'A three-course menu from [what’s in season](seasonalCooking)',
            'Your grandmother’s dish, measured at last',
          ],
        ),
        {
          kind: 'callout',
          tone: 'tip',
          title: 'Your level in Sous',
          text: 'You can set your cooking level under Preferences in [your profile](profile).',
        },
      ],
    },
    {
      id: 'which-method',
      title: 'Which method when',
      tab: 'cooking-methods',
      intro:
        'Ask two questions. Is it tender already? Then dry and hot, and short. Is it tough? Then moist and slow. Everything else is detail.',
      blocks: [{ kind: 'figure', name: 'method-heat' }],
    },
    {
      id: 'dry-heat',
      title: 'Dry heat: brown and crisp',
      tab: 'cooking-methods',
      intro:
        'Browning starts when the surface is dry and well above boiling. That is where roasted, fried and grilled food gets its taste.',
      blocks: [{ kind: 'cards', columns: 3, cards: [...dryMethods] }],
    },
    {
      id: 'moist-heat',
      title: 'Moist heat: gentle and even',
      tab: 'cooking-methods',
      intro: 'Water never gets hotter than its boiling point, so nothing burns, and nothing browns either.',
      blocks: [{ kind: 'cards', columns: 3, cards: [...moistMethods] }],
    },
    {
      id: 'brown-then-simmer',
      title: 'Both: brown, then simmer',
      tab: 'cooking-methods',
      intro: 'The crust brings the taste, the slow simmer makes tough things tender.',
      blocks: [{ kind: 'cards', columns: 3, cards: [...bothMethods] }],
    },
    {
      id: 'grip',
      title: 'Grip, claw and board',
      tab: 'knife-skills',
      blocks: [
        { kind: 'text', paragraphs: [how('Hold a knife')] },
        {
          kind: 'do-dont',
          do: [
            'Lay a damp towel under the board, so that it cannot slip',
            'Cut round things in half first, and lay them on the flat side',
            'Curl your fingertips in and let the knuckles guide the blade',
            'Wash the knife by hand, dry it, and put it where no fingers reach in',
          ],
          dont: [
            'Leave a knife in soapy water where no one can see it',
            'Catch a falling knife: step back and let it fall',
            'Push a dull blade: sharpen it',
            'Cut bread or vegetables on a board that held raw meat',
          ],
        },
      ],
    },
    {
      id: 'cuts',
      title: 'The cuts, at one scale',
      tab: 'knife-skills',
      intro:
        'Even pieces cook evenly: that is the whole reason for cuts with names. These are drawn to the same scale.',
      blocks: [{ kind: 'figure', name: 'knife-cuts' }],
    },
    {
      id: 'dice-an-onion',
      title: 'Dice an onion, step by step',
      tab: 'knife-skills',
      blocks: [
        {
          kind: 'steps',
          items: [
            {
              title: 'Halve it',
              text: 'Cut from top to root, through the root, and peel both halves. Leave the root on: it holds the layers.',
            },
            {
              title: 'Slice toward the root',
              text: 'Lay a half flat. Make cuts from the top end toward the root, as far apart as your dice is wide, without cutting through.',
            },
            {
              title: 'One or two level cuts',
              text: 'With the blade flat and your palm on top, cut toward the root once or twice. For a quick dice leave this out.',
            },
            {
              title: 'Cut across',
              text: 'Slice down across the first cuts: dice falls off. Turn the root piece on its side and chop the rest.',
            },
          ],
        },
        { kind: 'callout', tone: 'tip', title: 'Fewer tears', text: how('Cry less over onions') },
      ],
    },
    {
      id: 'more-cuts',
      title: 'How to cut the awkward ones',
      tab: 'knife-skills',
      blocks: [
        {
          kind: 'cards',
          cards: [
            { title: 'Garlic', emoji: '🧄', text: how('Mince garlic') },
            { title: 'Bell pepper', emoji: '🫑', text: how('Cut a pepper') },
            { title: 'Avocado', emoji: '🥑', text: how('Cut an avocado') },
            { title: 'Mango', emoji: '🥭', text: how('Cut a mango') },
            { title: 'Hard squash, watermelon', emoji: '🍉', text: how('Cut a watermelon or squash') },
            { title: 'Fresh herbs', emoji: '🌿', text: how('Chop herbs') },
            { title: 'Hot chilies', emoji: '🌶️', text: how('Handle hot chilies') },
            { title: 'A whole chicken', emoji: '🍗', text: how('Cut up a chicken') },
          ],
        },
      ],
    },
    {
      id: 'sharpen',
      title: 'Keep it sharp',
      tab: 'knife-skills',
      blocks: [
        { kind: 'text', paragraphs: [how('Sharpen a knife')] },
        {
          kind: 'callout',
          tone: 'tip',
          title: 'Is it sharp?',
          text: 'Set it on a ripe tomato and draw it back without pressing. If the skin opens, it is sharp. If it slides off, it is not.',
        },
      ],
    },
    {
      id: 'tastes',
      title: 'Five tastes, and three helpers',
      tab: 'flavor-principles',
      intro: 'A dish that tastes right has several of these, and none too loud.',
      blocks: [
        {
          kind: 'cards',
          cards: [
            {
              title: 'Salty',
              text: 'Makes everything else taste more like itself, and mutes bitterness.',
              facts: [['From', 'Salt, soy sauce, olives, capers, cheese, bacon']],
            },
            {
              title: 'Sour',
              text: 'Lifts and cuts through fat. When a dish is salty enough but still flat, this is what’s missing.',
              facts: [['From', 'Lemon, lime, vinegar, yogurt, tomatoes, wine']],
            },
            {
              title: 'Sweet',
              text: 'Rounds off sourness and heat. A pinch in a tomato sauce does not make it sweet.',
              facts: [['From', 'Sugar, honey, onions cooked slowly, carrots, fruit']],
            },
            {
              title: 'Bitter',
              text: 'Keeps rich and sweet food from getting dull.',
              facts: [['From', 'Kale, radicchio, coffee, cocoa, charred edges']],
            },
            {
              title: 'Umami',
              text: meaning('umami'),
              facts: [['Use it', 'A spoon of soy sauce in a stew, a Parmesan rind in a soup']],
            },
            {
              title: 'Fat',
              text: 'Carries flavors that water cannot, and makes them last. Bloom spices in it; finish with it.',
              facts: [['From', 'Butter, olive oil, cream, nuts, avocado']],
            },
            {
              title: 'Aroma',
              text: 'Most of what we call taste is smell, and it flies off. Toast spices, tear herbs at the end, serve food warm.',
              facts: [['From', 'Herbs, spices, citrus zest, garlic, browned edges']],
            },
            {
              title: 'Heat',
              text: 'Not a taste but a feeling. It builds as a dish sits, so start milder than you want it.',
              facts: [['From', 'Chilies, black pepper, mustard, ginger, horseradish']],
            },
          ],
        },
      ],
    },
    {
      id: 'balance',
      title: 'When it tastes off',
      tab: 'flavor-principles',
      intro: 'Taste, name what is wrong, add a little of the opposite, taste again.',
      blocks: [
        {
          kind: 'table',
          caption: 'What to add when a dish is out of balance',
          columns: ['It is', 'What helps'],
          rows: [
            ['Bland', rescue('Not salty enough or bland')],
            ['Too salty', rescue('Too salty')],
            ['Too sour', rescue('Too sour or acidic')],
            ['Too sweet', rescue('Too sweet')],
            ['Too bitter', rescue('Too bitter')],
            ['Too spicy', rescue('Too spicy')],
          ],
        },
      ],
    },
    {
      id: 'pairing',
      title: 'What goes with what',
      tab: 'flavor-principles',
      intro:
        'Choose what you have. The picture shows flavors that suit it, and what to serve beside it; the assistant answers from the same list.',
      blocks: [{ kind: 'figure', name: 'pairing-map' }],
    },
    {
      id: 'bases',
      title: 'Bases that start a dish',
      tab: 'flavor-principles',
      intro:
        'Many cuisines begin with the same few things, cut small and cooked slowly in fat. Know the base, and half of a recipe explains itself.',
      blocks: [
        {
          kind: 'table',
          caption: 'Flavor bases',
          columns: ['Base', 'What it is'],
          rows: ['mirepoix', 'soffritto', 'holy trinity', 'bouquet garni', 'roux'].map((term) => [
            term.replace(/^./, (first) => first.toUpperCase()),
            meaning(term),
          ]),
        },
      ],
    },
    {
      id: 'practice',
      title: 'Put it to work',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'Skills grow by cooking, not by reading. Take what is in your kitchen, pick a recipe one notch above easy, and ask the assistant when you’re stuck.',
          ],
        },
        {
          kind: 'actions',
          links: [
            { label: 'Start with your ingredients', to: 'addIngredients' },
            { label: 'Ask the assistant', to: 'cookingAssistant' },
            { label: 'Cooking tips', to: 'cookingTips' },
          ],
        },
      ],
    },
  ],
  related: { title: 'One notch above easy', difficulty: 'medium', minutes: 60 },
}
