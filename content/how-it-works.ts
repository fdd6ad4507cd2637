import type { Ingredient } from '#core/contracts/ingredient.ts'
import { group } from './ingredients/record.ts'

/** Drawing names are from web/ui/food-art/names.ts. */
export const STEPS = [
  {
    title: 'Share your ingredients',
    text: 'Take a photo, hold the camera over the counter, or type. You see the list before anything is searched, and can mend it.',
    art: 'camera',
  },
  {
    title: 'Sous finds what matches',
    text: 'Every recipe is held against your list, line by line. It knows that scallions are green onions, and that peanut butter is not butter.',
    art: 'steaming-bowl',
  },
  {
    title: 'Cook',
    text: 'Pick the best match and follow it step by step, with timers, your amounts, and a swap for what is missing.',
    art: 'cooking',
  },
] as const

/** One recipe of our cookbook, small enough to be worked through by hand. A test compares it with the cookbook. */
export const EXAMPLE = {
  slug: 'ketchup-rice-omelet',
  title: 'Omurice, Ketchup Rice in an Omelet',
  lines: [
    '2 tablespoons butter, divided',
    '1 small onion, finely chopped',
    '1/2 cup (70 g) frozen peas',
    '3 cups (480 g) cooked rice, cold',
    '1/4 cup (70 g) ketchup, plus more for serving',
    '5 large eggs',
    '1/4 teaspoon salt',
  ],
  /** What the reader can tick. Red onion is a kind of an ingredient in the recipe; cheddar isn't in it at all. */
  choices: ['eggs', 'rice', 'butter', 'red onion', 'onion', 'frozen peas', 'ketchup', 'cheddar cheese'],
  ticked: ['eggs', 'rice', 'red onion', 'cheddar cheese'],
  staples: ['salt'],
} as const

/**
 * Only the words of the example: the whole vocabulary would be larger than the page. A test scores every possible list
 * with both.
 */
export const EXAMPLE_INGREDIENTS: readonly Ingredient[] = [
  ...group('eggs', {}, [['egg', '🥚', 99, 'large egg']]),
  ...group('grains', { mass: true }, [['rice', '🍚', 97, 'cooked rice']]),
  ...group('dairy', { mass: true }, [
    ['butter', '🧈', 98],
    ['cheese', '🧀', 95],
    ['cheddar cheese', '🧀', 90, 'cheddar', { parent: 'cheese' }],
  ]),
  ...group('vegetables', {}, [
    ['onion', '🧅', 99],
    ['red onion', '🧅', 80, '', { parent: 'onion' }],
    ['pea', '🫛', 70, 'frozen pea, green pea'],
  ]),
  ...group('condiments', { mass: true }, [['ketchup', '🍅', 80]]),
  ...group('spices', { mass: true, staple: true }, [['salt', '🧂', 100]]),
].map((one) => ({ ...one, facts: new Map() }))

interface Figure {
  value: string
  label: string
  /** How it was measured, or what it leaves out. */
  how: string
}

/** Measured by the commands in README.md; a test compares them with it. */
export const FIGURES: readonly Figure[] = [
  {
    value: '98.97 %',
    label: 'of the matches it makes are right',
    how: 'On 2,183 pairs of ingredient and recipe line, labeled by hand before anybody saw the result. It finds 97.88 % of the true ones.',
  },
  {
    value: '491',
    label: 'recipes in our own cookbook',
    how: '97.6 % of random pantries find a good match in it, a score of 65 or more. Collected recipes come on top.',
  },
  {
    value: '3.0 ms',
    label: 'to rank the best 25 of 150,000 recipes',
    how: 'Half of all searches take less, and 19 of 20 less than 5.3 ms, on two cores of a server.',
  },
  {
    value: '87 %',
    label: 'of what a photo fills in unasked is right',
    how: 'The harder question, one ingredient on a photo from a source never seen, gets the right name first in 52 % and among three in 70 %. That is why you check the list.',
  },
]

export const BENEFITS = [
  {
    title: 'Less in the bin',
    text: 'The half cabbage and the last two eggs come first, because recipes that use more of your list score higher.',
    art: 'leafy-green',
  },
  {
    title: 'Dinner without a shop',
    text: 'Each result says by name what is missing, and a substitution often saves the trip.',
    art: 'pot-of-food',
  },
  {
    title: 'A score you can check',
    text: 'No secret sauce: tap any score, and the sum is laid open, line by line.',
    art: 'magnifying-glass-tilted-left',
  },
  {
    title: 'Yours alone',
    text: 'No account needed. Photos are looked at on your device, and your list stays there.',
    art: 'key',
  },
] as const
