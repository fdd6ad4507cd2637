import { beforeAll, describe, expect, it } from 'vitest'
import { askedLetters, cookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import { ASKED_OWN } from '#core/contracts/own-limits.ts'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import { ownContent, ownDatabase, ownId, storedRecord } from '#tests/support/own-shelf.ts'
import { ownForQuestion } from './own-for-question.ts'
import { type OwnShelf, openOwnShelf } from './own-shelf.ts'

const shelfOf = async (contents: readonly Partial<OwnRecipeContent>[]) => {
  const records = contents.map((content, at) => {
    const created = `2026-11-${String((at % 28) + 1).padStart(2, '0')}T10:00:00.000Z`
    return [
      ownId(at),
      storedRecord(ownId(at), { ...ownContent(at), ...content }, { createdAt: created }),
    ] as const
  })
  const shelf = openOwnShelf(await ownDatabase(records), () => {})
  await shelf.settled()
  return shelf
}

let shelf: OwnShelf
beforeAll(async () => {
  shelf = await shelfOf([
    {
      title: 'Grandma’s Stollen',
      ingredients: ['4 cups flour', '1 cup butter', '2 cups raisins', '2 tbsp rum'],
    },
    { title: 'Red lentil dal', ingredients: ['1 cup red lentils', '1 onion', '2 tsp curry powder'] },
    { title: 'Satay noodles', ingredients: ['8 oz noodles', '1/2 cup peanut butter', '2 tbsp soy sauce'] },
    { title: 'Fried rice', ingredients: ['2 cups cooked rice', '2 eggs', '2 tbsp soy sauce'] },
  ])
}, 60_000)

const titles = (message: string, more: object = {}, from = shelf) =>
  ownForQuestion(cookingAssistantInput.parse({ message, ...more }), from).map(({ row }) => row.title)

describe('own recipes that go with a question', () => {
  it('are the open one first', () => {
    expect(titles('how long does it take?', { recipe_id: ownId(0) })).toEqual(['Grandma’s Stollen'])
  })

  it.each([
    'How long do I bake Grandma’s stollen?',
    'how long do i bake grandmas stollen',
    'is there rum in my stollen?',
    'at what temperature do I bake the stollen',
  ])('are those it names: %s', (message) => {
    expect(titles(message)).toEqual(['Grandma’s Stollen'])
  })

  it('are those that were named or listed just before', () => {
    const named = [{ role: 'user', content: 'How long do I bake Grandma’s stollen?' }]
    expect(titles('and how hot?', { conversation: named })).toEqual(['Grandma’s Stollen'])
    const listed = [{ role: 'assistant', content: `- [That one](/recipe/${ownId(1)}), 30 minutes` }]
    expect(titles('how much onion does it need?', { conversation: listed })).toEqual(['Red lentil dal'])
    const long = [
      ...listed,
      ...Array.from({ length: 6 }, () => ({ role: 'user', content: 'what is a roux?' })),
    ]
    expect(titles('how much onion does it need?', { conversation: long })).toEqual([])
  })

  it('are those with a food that is wanted', () => {
    expect(titles('something with lentils')).toEqual(['Red lentil dal'])
    expect(titles('what can I cook with noodles and eggs?').slice(0, 2).sort()).toEqual([
      'Fried rice',
      'Satay noodles',
    ])
  })

  it('are the best for the pantry, where it asks what to cook', () => {
    const pantry = ['rice', 'egg', 'soy sauce']
    expect(titles('what can I cook tonight?', { pantry })[0]).toBe('Fried rice')
    expect(titles('how long do I boil rice?', { pantry })).not.toContain('Satay noodles')
  })

  it('are none with what the user avoids, unless it is open or named', () => {
    const allergies = ['peanuts']
    expect(titles('what can I cook tonight?', { allergies, pantry: ['noodles'] })).not.toContain(
      'Satay noodles',
    )
    expect(titles('dinner with noodles?', { allergies })).not.toContain('Satay noodles')
    expect(titles('can I eat my satay noodles?', { allergies })).toEqual(['Satay noodles'])
  })

  it.each([
    'how long do I boil an egg?',
    'what is a roux?',
    'my bread did not rise, why?',
    'thanks!',
    '<img src=x onerror=alert(1)>',
  ])('are none if it is about none: %s', (message) => {
    expect(titles(message, { pantry: ['rice', 'egg'] })).toEqual([])
  })

  it('are no more and no longer than the contract takes', async () => {
    const step = 'Stir it well. '.repeat(100)
    const many = await shelfOf(
      Array.from({ length: 30 }, (_, at) => ({
        title: `Nr. ${at} winter soup`,
        instructions: Array.from({ length: at < 15 ? 8 : 2 }, () => step),
      })),
    )
    const chosen = ownForQuestion(
      cookingAssistantInput.parse({ message: 'how long does my soup take?' }),
      many,
    )
    const own_recipes = chosen.map(({ asked }) => asked)
    expect(own_recipes.length).toBeGreaterThan(3)
    expect(own_recipes.length).toBeLessThanOrEqual(ASKED_OWN.recipes)
    expect(askedLetters(own_recipes)).toBeLessThanOrEqual(ASKED_OWN.letters)
    expect(cookingAssistantInput.safeParse({ message: 'x', own_recipes }).success).toBe(true)
  }, 60_000)

  it('are none that is too long by itself', async () => {
    const long = await shelfOf([
      { title: 'Endless', instructions: Array.from({ length: 60 }, () => 'x'.repeat(1900)) },
    ])
    expect(titles('how long is it?', { recipe_id: ownId(0) }, long)).toEqual([])
  })
})
