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

/**
 * Every sentence that the assistant can return from its tables. Answers that are found by their questions were read against the
 * guidance one by one; the rules, made for a model's sentences, misread "thaw the loaf on the counter".
 */
const texts = [
  ...timings.flatMap(({ food, done, rows }) =>
    [done, ...rows.map(({ note }) => note)].map((text) => [food, text] as const),
  ),
  ...storage.map(({ food, note }) => [food, note] as const),
  ...notes.filter(({ ask }) => ask.length > 0).map(({ title, text }) => [title, text] as const),
  ...terms.map(({ term, text }) => [term, text] as const),
  ...differences.map(({ between, text }) => [between.join(), text] as const),
  ...pieces.map(({ what, text }) => [what, text] as const),
]

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
    for (const [where, text] of [...texts, ...notes.map(({ title, text }) => [title, text] as const)])
      for (const temperature of temperaturesIn(text).filter(
        ({ given, fahrenheit }) => given === 'both' && fahrenheit >= 100,
      ))
        expect(scalesAgree(temperature), `${where}: ${temperature.text}`).toBe(true)
  })

  it('passes the safety rules', () => {
    for (const [where, text] of texts) {
      const { reasons } = checkAnswer(where, text)
      expect(
        reasons.filter((reason) => !reason.startsWith('temperature below')),
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
