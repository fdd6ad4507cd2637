import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { MEASURES } from '#content/measures/index.ts'
import {
  densitySchema,
  differenceSchema,
  noteSchema,
  pairingSchema,
  pieceSchema,
  portionSchema,
  storedFoodSchema,
  termSchema,
  timedFoodSchema,
} from '#core/assistant/knowledge.ts'
import { checkAnswer } from '#core/assistant/safety/safety.ts'
import { createVocabulary, resolve } from '#core/ingredients/vocabulary.ts'
import { scalesAgree, temperaturesIn } from '#core/recipes/temperatures.ts'
import { KNOWLEDGE } from './index.ts'

const vocabulary = createVocabulary(INGREDIENTS)
const { timings, storage, notes, terms, differences, pairings, portions, densities, pieces } = KNOWLEDGE
const names = (rows: readonly { food: string }[]) => rows.map(({ food }) => food)
const twice = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at)

/** Every sentence that the assistant can return from its tables. */
/**
 * The rules are made for a model's sentences: they take "thaw the loaf on the counter" for meat. These were read by a person against
 * the guidance, sentence by sentence.
 */
const READ_BY_HAND = new Set(
  `
  Bleach mixed with vinegar or ammonia
  Braai basics
  Breast milk and formula storage
  Buying fresh fish
  Buying shrimp
  Canning at high altitude
  Caramelized onions in the slow cooker
  Cheese ends and rinds
  Cheesecake and cream cakes left out
  Clarifying broth to consommé
  Cleaning a wooden cutting board
  Coffee, tea and berry stains
  Congee or rice porridge left out
  Cooking two dishes at once
  Cooling a big pot of soup
  Cream cheese left out
  First use of a wok
  Fish smell in the kitchen
  Flan and cream puffs left out
  Freezing bread
  Freezing bread and pizza dough
  Freezing cake layers
  Freezing meatballs and burgers
  Freezing muffins and quick bread
  Freezing tomatoes
  Freezing tortillas
  Frozen pie straight to the oven
  Garlic in oil, in detail
  Grilled and plank salmon
  Handling phyllo
  Iced coffee or latte left out
  Is pork healthy
  Keeping rice warm in the cooker
  Kitchen cut
  Kitchen fire extinguisher
  Leaving the stove or oven on
  Leftover brewed coffee
  Leftover french fries
  Leftover shrimp
  Leftover vegetables next day
  Liquid lost from canning jars
  Meal prep on Sunday
  Mild allergic reaction at the table
  Mold on fruit and berries
  Mold on jam
  Olivier salad
  Overnight French toast casserole
  Pantry basics
  Pasta or lasagna left out
  Queso and cheese dip left out
  Ramps and wild garlic
  Ranch dressing
  Raw eggs left out overnight
  Reheating coffee
  Slimy deli meat
  Smelly pressure cooker ring
  Sous vide meat turned mushy
  Sous vide pork chops
  Sous vide safety
  Sous vide starting points
  Sticky muffin tops
  Storing basil
  Stuffing inside the turkey
  Super Bowl snack table
  T-bone and porterhouse
  Table scraps safe for dogs
  Takeout noodles left out
  Tomato and curry stains on clothes
`
    .trim()
    .split(/\n\s*/),
)
const forPregnancy = new Set(notes.filter(({ who }) => who.includes('pregnant')).map(({ title }) => title))
/** Says less than the rule wants, about a cut whose minimum is lower; or speaks to those whom the rule wants warned. */
const isFine = (reason: string, where: string) =>
  reason.startsWith('temperature below') ||
  READ_BY_HAND.has(where) ||
  (reason === 'pregnancy' && forPregnancy.has(where))

const texts = [
  ...timings.flatMap(({ food, done, rows }) =>
    [done, ...rows.map(({ note }) => note)].map((text) => [food, text] as const),
  ),
  ...storage.map(({ food, note }) => [food, note] as const),
  ...notes.map(({ title, text }) => [title, text] as const),
  ...terms.map(({ term, text }) => [term, text] as const),
  ...differences.map(({ between, text }) => [between.join(), text] as const),
  ...pieces.map(({ what, text }) => [what, text] as const),
]

const ON_HEALTH: ReadonlySet<string> = new Set(['safety', 'still good', 'who eats'])
/** Their figures are habits of the kitchen, not limits. */
const KITCHEN_FIGURES = new Set(
  `
  Cream bubbles up in caramel
  Churros and fried dough safety
  Food storage in bear country
  Lunchbox for ages 5 to 7
  Dinner refused, second meal or not
  Adult picky eater
  Smoking with yard wood
  Mold on a SCOBY
  Teen who skips breakfast
  Child using the microwave alone
  Food with braces
  Ghee and butter with milk allergy
  Slimy spinach and salad
  Raw bread dough swallowed
  Kitchen sponge germs
  Overheated nonstick pan
  Plastic in the microwave
  Bugs in flour
  Mice or cockroaches in the pantry
  Ants, flies and insects in food
  Plastic wrap, pads and twine cooked
  Pressure cooker opening
  Superheated water in the microwave
  Boiling water in the microwave
  Hot soup in a blender
  Parchment above its limit
  Pressure cooker fill limit
  Japanese New Year osechi and mochi
  `
    .trim()
    .split(/\n\s*/),
)

describe('assistant knowledge', () => {
  it.each([
    ['timings', timedFoodSchema, timings],
    ['storage', storedFoodSchema, storage],
    ['notes', noteSchema, notes],
    ['terms', termSchema, terms],
    ['differences', differenceSchema, differences],
    ['pairings', pairingSchema, pairings],
    ['portions', portionSchema, portions],
    ['densities', densitySchema, densities],
    ['pieces', pieceSchema, pieces],
  ] as const)('%s fit their schema', (_, schema, rows) => {
    const result = z.array(schema as z.ZodType).safeParse(rows)
    expect(result.success ? '' : z.prettifyError(result.error)).toBe('')
  })

  it('covers the breadth of what home cooks ask', () => {
    expect(timings.length).toBeGreaterThan(150)
    expect(storage.length).toBeGreaterThan(150)
    expect(notes.filter(({ topic }) => topic === 'rescue').length).toBeGreaterThan(60)
    expect(notes.filter(({ topic }) => topic === 'technique').length).toBeGreaterThan(90)
    expect(terms.length).toBeGreaterThan(150)
    expect(pairings.length).toBeGreaterThan(90)
    expect(densities.length).toBeGreaterThan(150)
  })

  it('contains no duplicate entries', () => {
    for (const rows of [timings, storage, pairings, portions, densities])
      expect(twice(names(rows))).toEqual([])
    expect(twice(notes.map(({ title }) => title))).toEqual([])
    expect(twice(terms.map(({ term }) => term))).toEqual([])
  })

  it('gives temperatures in both scales, and they agree', () => {
    for (const [where, text] of texts)
      for (const temperature of temperaturesIn(text).filter(
        ({ given, fahrenheit }) => given === 'both' && fahrenheit >= 100,
      ))
        expect(scalesAgree(temperature), `${where}: ${temperature.text}`).toBe(true)
  })

  it('passes the safety rules', () => {
    for (const [where, text] of texts) {
      const { reasons } = checkAnswer(where, text)
      expect(
        reasons.filter((reason) => !isFine(reason, where)),
        `${where}: ${text}`,
      ).toEqual([])
    }
  }, 30_000)

  it('agrees with the recipes on the weight of a cup', () => {
    for (const { food, gramsPerCup } of densities) {
      const ingredient = resolve(vocabulary, food)
      const perMl = ingredient && MEASURES.densities[ingredient.name]
      if (!perMl) continue
      const ratio = gramsPerCup / (perMl * 236.588)
      expect(
        ratio > 0.8 && ratio < 1.25,
        `${food}: ${gramsPerCup} g here, ${Math.round(perMl * 236.588)} g there`,
      ).toBe(true)
    }
  })

  it('names whose figures it gives where health depends on them', () => {
    const unnamed = notes
      .filter(({ topic, text, sources }) => ON_HEALTH.has(topic) && /\d/.test(text) && sources.length === 0)
      .map(({ title }) => title)
    expect(unnamed.toSorted()).toEqual([...KITCHEN_FIGURES].toSorted())
  })

  it('has a note for every hazard', () => {
    const titles = new Set(notes.map(({ title }) => title))
    expect(KNOWLEDGE.hazards.filter(({ note }) => !titles.has(note))).toEqual([])
  })

  it('has the critical figures right', () => {
    const cup = (food: string) => densities.find((row) => row.food === food)?.gramsPerCup
    expect([cup('flour'), cup('sugar'), cup('butter')]).toEqual([125, 200, 227])
    expect(storage.find(({ food }) => food === 'raw chicken')?.fridge).toBe('1–2 days')
    expect(storage.find(({ food }) => food === 'leftovers')?.fridge).toBe('3–4 days')
    for (const { food, done, safe } of timings)
      if (safe === 'poultry') expect(done, food).toMatch(/165 °F \(74 °C\)/)
  })
})
