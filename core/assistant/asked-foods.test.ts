import { describe, expect, it } from 'vitest'
import { cookingAssistantInput } from '../contracts/cooking-assistant.ts'
import type { Facts } from '../stock/describe.ts'
import { describeStock } from '../stock/describe.ts'
import { foldStock } from '../stock/fold.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from '../stock/sample-stock.ts'
import { askedFoods } from './asked-foods.ts'
import { ownQuestion } from './read/asks-own.ts'

const FACTS: Facts = {
  ...SAMPLE_FACTS,
  'chicken breast': { ...SAMPLE_FACTS.chicken, food: 'chicken breast', kindOf: ['chicken'] },
}
const stock = describeStock(
  foldStock([
    sampleEvent(0, 'bought', 'chicken breast'),
    sampleEvent(5, 'bought', 'milk', { best_before: sampleDay(20), amount: { value: 1, unit: 'liter' } }),
    sampleEvent(0, 'bought', 'egg', { amount: { value: 6, unit: null } }),
    sampleEvent(0, 'bought', 'salt'),
    sampleEvent(4, 'bought', 'tupperware soup', { meal: 'Lentil soup' }),
  ]),
  FACTS,
  sampleDay(6),
)
const namesFor = (question: string) => {
  const asked = ownQuestion(question)
  return asked && askedFoods(question, asked, stock)?.map(({ name }) => name)
}

describe('what a question takes along of the kitchen', () => {
  it.each([
    ['is my milk ok?', ['milk', 'lentil soup']],
    ['can I still cook my chicken tonight?', ['chicken breast', 'lentil soup']],
    ['is the meat I have still fine?', ['chicken breast', 'lentil soup']],
    ['how many eggs do I have?', ['egg', 'lentil soup']],
    ['what leftovers do I have?', ['lentil soup']],
    ['do I have to throw anything out?', ['chicken breast', 'lentil soup']],
    ['what is in my fridge?', ['chicken breast', 'egg', 'lentil soup', 'milk']],
    // Other words may mean any of it.
    ['is my poulet still good?', ['chicken breast', 'egg', 'lentil soup', 'milk', 'salt']],
  ])('%s', (question, expected) => expect(namesFor(question)?.toSorted()).toEqual(expected.toSorted()))

  it.each([
    'how long do I boil an egg',
    'what should I use up first?',
    'my pie is burnt, what can I do',
    'hello',
  ])('is nothing for: %s', (question) => expect(namesFor(question)).toBeUndefined())

  it('is with dates, amounts and where they come from, as the contract has it', () => {
    const kitchen = askedFoods('what do I have', { kind: 'list', place: null }, stock)
    expect(kitchen).toContainEqual({
      name: 'milk',
      until: sampleDay(20),
      days: 14,
      safety: false,
      unsafe: false,
      printed: true,
      place: 'fridge',
      leftovers: false,
      maybe_gone: false,
      amount: '1 l',
    })
    expect(kitchen?.[0]).toMatchObject({ name: 'chicken breast', unsafe: true, printed: false })
    expect(cookingAssistantInput.parse({ message: 'x', kitchen }).kitchen).toEqual(kitchen)
    const [food] = kitchen ?? []
    expect(cookingAssistantInput.safeParse({ message: 'x', kitchen: [{ ...food, id: 1 }] }).success).toBe(
      false,
    )
    const many = Array.from({ length: 121 }, () => food)
    expect(cookingAssistantInput.safeParse({ message: 'x', kitchen: many }).success).toBe(false)
  })
})
