import { beforeAll, describe, expect, it } from 'vitest'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { type Assistant, createAssistant } from '#core/assistant/assistant.ts'
import { guide as foodSafety } from './food-safety.ts'
import { guide as equipment } from './kitchen-equipment.ts'
import { guide as nutritionGuide } from './nutrition-guide.ts'
import { PRODUCE } from './produce.ts'
import type { Guide } from './schema.ts'
import { seasonalGuide } from './seasonal-cooking.ts'

const seasonal = seasonalGuide(new Date('2026-07-01T12:00:00Z'), 'north')

/** The guides and the chat get the same questions and must agree. */
let assistant: Assistant
const ask = async (question: string) =>
  (
    await assistant(question, [], {}, {
      substitutes: async () => ({ best: null, warnings: [], substitutions: [] }),
      recipesWith: async () => [],
      findRecipes: async () => [],
    } as never)
  ).text

beforeAll(() => {
  const hrefs = new Proxy(
    {},
    { get: (_, name) => (name === 'recipe' || name === 'substitutes' ? () => '/' : '/') },
  )
  assistant = createAssistant(
    { ...KNOWLEDGE, nutrition: NUTRITION, pieceGrams: MEASURES.pieces },
    createFoods(),
    hrefs as never,
  )
})

const blocksOf = (guide: Guide, id: string) => guide.sections.find((one) => one.id === id)?.blocks ?? []
const cardsOf = (guide: Guide, id: string) =>
  blocksOf(guide, id).flatMap((block) => (block.kind === 'cards' ? block.cards : []))
const rowsOf = (guide: Guide, id: string) =>
  blocksOf(guide, id).flatMap((block) => (block.kind === 'table' ? block.rows : []))

/** The first time of each place, in the unit of the chat; the others are compared in content/shelf-life. */
const figuresIn = (row: readonly string[] | undefined): string[] =>
  row
    ?.slice(1)
    .flatMap(
      (text) =>
        /^\d+(?:–\d+)? (?:day|week|month|year)s?/.exec(text.replace(/(?<!–)\b7 days/, '1 week'))?.[0] ?? [],
    ) ?? ['missing']

describe('facts shared by the guides and the chat', () => {
  it.each([
    ['Poultry', 'what temperature is chicken done at'],
    ['Ground meats', 'safe temperature for ground beef'],
    ['Beef, pork, lamb', 'safe temperature for pork chops'],
    ['Fish', 'safe internal temperature for salmon'],
    ['Egg dishes', 'what temperature should a quiche reach'],
    ['Leftovers', 'what temperature to reheat leftovers'],
  ])('the temperature of %s', async (title, question) => {
    const heat = cardsOf(foodSafety, 'temperatures').find((card) => card.title === title)?.value
    expect(heat).toMatch(/^\d{3} °F/)
    expect(await ask(question)).toContain(heat)
  })

  it('the whole chart', async () => {
    const answer = await ask('safe cooking temperatures')
    for (const { value, title } of cardsOf(foodSafety, 'temperatures')) expect(answer, title).toContain(value)
  })

  it('the danger zone', async () => {
    const answer = await ask('what is the danger zone')
    for (const figure of [
      '40 °F',
      '140 °F',
      '4–60 °C',
      '2 hours',
      '1 hour above 90 °F (32 °C)',
      '20 minutes',
    ])
      expect(answer).toContain(figure)
    const guide = JSON.stringify(foodSafety.sections.find(({ id }) => id === 'danger-zone'))
    for (const figure of [
      '40 °F (4 °C)',
      '140 °F (60 °C)',
      '2 hours',
      '1 hour',
      '90 °F (32 °C)',
      '20 minutes',
    ])
      expect(guide).toContain(figure)
  })

  it.each([
    'Leftovers',
    'Raw chicken',
    'Ground beef',
    'Salmon',
    'Egg',
    'Milk',
    'Butter',
    'Bacon',
    'Soup',
    'Bread',
    'Mayonnaise',
    'Tomato',
    'Carrot',
    'Flour',
  ])('how long it keeps: %s', async (food) => {
    const row = rowsOf(foodSafety, 'storage').find(([name]) => name === food)
    const answer = await ask(`how long does ${food.toLowerCase()} keep in the fridge`)
    for (const time of figuresIn(row)) expect(answer).toContain(time)
  })

  it.each(['Rhubarb', 'Raspberry', 'Brussels sprout', 'Leek', 'Beet'])(
    'how long it keeps, in season: %s',
    async (food) => {
      const row = rowsOf(seasonal, 'produce-times').find(([name]) => name === food)
      const answer = await ask(`how long does ${food.toLowerCase()} keep in the fridge`)
      for (const time of figuresIn(row)) expect(answer).toContain(time)
    },
  )

  it('every storage row comes from the assistant', () => {
    const known = new Map(KNOWLEDGE.storage.map((row) => [row.food, row]))
    for (const [name = '', ...times] of [
      ...rowsOf(foodSafety, 'storage'),
      ...rowsOf(seasonal, 'produce-times'),
    ]) {
      const row = known.get(name.charAt(0).toLowerCase() + name.slice(1))
      expect(times, name).toEqual([row?.fridge, row?.freezer, row?.pantry])
    }
  })

  it('the nutrients of a powerhouse food', async () => {
    for (const { title, facts } of cardsOf(nutritionGuide, 'powerhouse-foods')) {
      const [calories = '', protein = '', , fat = ''] = facts?.[0]?.[1].split(', ') ?? []
      const answer = await ask(`how many calories in ${title.toLowerCase()}`)
      for (const figure of [calories, protein, fat]) expect(answer, title).toContain(figure)
    }
  })

  it('what is in season', async () => {
    const answer = await ask("what's in season")
    const named: Record<string, string> = {
      Spring: 'spring',
      Summer: 'summer',
      Fall: 'autumn',
      Winter: 'winter',
    }
    /** The chat names categories where the guide names individual items. */
    const kinds: Record<string, string> = {
      berries: 'blackberries',
      citrus: 'oranges',
      'root vegetables': 'parsnips',
    }
    for (const [, title = '', list = ''] of answer.matchAll(/(Spring|Summer|Fall|Winter): ([^.]+)\./g))
      for (const name of list.split(', ')) {
        const found = PRODUCE.find((one) => one.name.toLowerCase() === (kinds[name] ?? name).toLowerCase())
        expect(found?.season, `${title}: ${name}`).toBe(named[title])
      }
    expect([...answer.matchAll(/(Spring|Summer|Fall|Winter):/g)]).toHaveLength(4)
  })

  it('power cuts, garlic oil and first tools', async () => {
    const guide = JSON.stringify(foodSafety)
    const outage = await ask('the power went out, is my fridge food ok')
    for (const figure of ['4 hours', '48 hours']) {
      expect(outage).toContain(figure)
      expect(guide).toContain(figure)
    }
    expect(await ask('how long does garlic oil keep')).toMatch(/4 days/)
    expect(guide).toMatch(/garlic oil and herb oil in the fridge, and use it within 4 days/)
    const start = equipment.sections.find(({ id }) => id === 'start-here')?.intro ?? 'missing'
    expect(await ask('what equipment do I need to start')).toContain(start)
  })

  it('a cup of flour', async () => {
    expect(JSON.stringify(equipment)).toContain('A cup of flour is 125 g')
    expect(await ask('how many grams in a cup of flour')).toContain('125 g')
  })
})
