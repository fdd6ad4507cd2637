import type { Ingredient } from '#core/contracts/ingredient.ts'
import { grouped } from '#core/text/counted.ts'
import figures from './figures.json'
import { group } from './ingredients/record.ts'

export const STEPS = [
  {
    title: 'Share your ingredients',
    text: 'Take a photo, use the live camera, or type. You see the list first and can edit it before you search.',
  },
  {
    title: 'Sous finds what matches',
    text: 'Sous compares every recipe with your list, line by line. It knows that scallions are green onions, and that peanut butter isn’t butter.',
  },
  {
    title: 'Cook',
    text: 'Pick the best match and follow it step by step, with timers, your amounts, and substitutions for what’s missing.',
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

const { content, matching, reach, speed, vision } = figures

interface Figure {
  value: string
  label: string
  /** How it was measured, or what it leaves out. */
  how: string
}

/** Measured by the commands in README.md. */
export const FIGURES: readonly Figure[] = [
  {
    value: `${matching.precision}%`,
    label: 'of the matches it makes are correct',
    how: `Tested on ${grouped(matching.pairs)} pairs of ingredients and recipe lines, labeled by hand before we saw the results. It finds ${matching.recall}% of the true matches.`,
  },
  {
    value: grouped(content.recipes),
    label: 'recipes in our own cookbook',
    how: `${reach.goodMatch}% of random pantries find a good match in it, with a score of ${reach.score} or more. Recipes an operator adds come on top.`,
  },
  {
    value: `${speed.p50.toFixed(1)} ms`,
    label: `to find the best 25 of ${grouped(speed.recipes)} recipes`,
    how: `Half of all searches take less time, and 19 in 20 take less than ${speed.p95} ms, on two server cores.`,
  },
  {
    value: `${vision.sure}%`,
    label: 'of what a photo adds automatically is correct',
    how: `On a harder test, one ingredient in a kind of photo it has never seen, the right name comes first ${vision.first}% of the time and in the top three ${vision.topThree}%. That’s why you check the list.`,
  },
]

export const BENEFITS = [
  {
    title: 'Less in the trash',
    text: 'The half cabbage and the last two eggs get used, because recipes that use more of your list score higher.',
  },
  {
    title: 'Dinner without a shopping trip',
    text: 'Each result names what’s missing, and a substitution often saves the trip.',
  },
  {
    title: 'A score you can check',
    text: 'No secret sauce: every result shows how its score adds up, line by line.',
  },
  {
    title: 'Private by default',
    text: 'No account needed. Photos are analyzed on your device, and your list stays there.',
  },
] as const
