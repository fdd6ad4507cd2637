import { beforeAll, describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import type { AssistantTools, Turn } from '#core/assistant/write/answer.ts'
import { ALLERGENS, type Allergen, type Diet } from '#core/contracts/food-facts.ts'
import { recipeFacts } from '#core/food-facts/recipe-facts.ts'
import { assistant, cookbookTools, vocabulary } from '../bench/assistant/built-in.ts'

let tools: AssistantTools
beforeAll(() => {
  tools = cookbookTools()
}, 60_000)

const FACTS = new Map(COOKBOOK.map(({ slug, ingredients }) => [slug, recipeFacts(ingredients, vocabulary)]))

const slugsOf = (text: string) =>
  [...text.matchAll(/\(\/recipe\/([^)]+)\)/g)].map((match) => match[1] as string)

async function ask(question: string, before: readonly string[] = [], allergies: readonly string[] = []) {
  const turns = before.map((content): Turn => ({ role: 'user', content }))
  const { text } = await assistant(question, turns, { profile: { allergies } }, tools)
  return text
}

const contains = (text: string, allergen: Allergen) =>
  slugsOf(text).filter((slug) => FACTS.get(slug)?.allergens.includes(allergen))

describe('recipes that the assistant suggests', () => {
  const FOODS = ['chicken and rice', 'noodles', 'potatoes and cheese', 'bananas', 'tofu', 'shrimp and garlic']

  it.each(ALLERGENS)(
    'never contain %s for a user who avoids it',
    async (allergen) => {
      let listed = 0
      for (const food of FOODS) {
        const answers = [
          await ask(`I'm allergic to ${allergen}, what can I cook with ${food}?`),
          await ask(`what can I make with ${food}? I have a ${allergen} allergy`),
          await ask(`dinner ideas with ${food}, no ${allergen}`),
          await ask(`what can I cook with ${food}?`, [`I can't eat ${allergen}`, 'thanks', 'what is a roux']),
          await ask(`what can I cook with ${food}?`, [], [allergen]),
          await ask(`${food} recipe`, [], [allergen]),
        ]
        for (const text of answers) {
          listed += slugsOf(text).length
          expect(contains(text, allergen), text).toEqual([])
        }
      }
      const menu = await ask('a menu for a dinner party', [`we are allergic to ${allergen}`])
      expect(contains(menu, allergen), menu).toEqual([])
      expect(listed).toBeGreaterThan(0)
    },
    60_000,
  )

  it('carry a note where an avoided allergen is possible', async () => {
    for (const allergen of ALLERGENS) {
      const text = await ask(`I'm allergic to ${allergen}, what can I cook with noodles?`)
      for (const line of text.split('\n').filter((one) => one.startsWith('- '))) {
        const may = FACTS.get(slugsOf(line)[0] ?? '')?.mayContain.includes(allergen)
        expect(line.includes(`(may contain ${allergen})`), line).toBe(may ?? false)
      }
    }
  }, 60_000)

  it.each<Diet>(['vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'halal'])(
    'fit %s when the diet was stated a turn before',
    async (diet) => {
      const text = await ask('what can I cook with rice and beans?', [`I am ${diet}`])
      expect(slugsOf(text).length).toBeGreaterThan(0)
      for (const slug of slugsOf(text)) expect(FACTS.get(slug)?.tags, slug).toContain(diet)
    },
    60_000,
  )

  it('contain no peanuts for "I am allergic to peanuts, suggest a vegan Thai dinner"', async () => {
    const text = await ask('I am allergic to peanuts, suggest a vegan Thai dinner')
    expect(slugsOf(text).length).toBeGreaterThan(0)
    expect(text).not.toMatch(/^With peanut/)
    for (const slug of slugsOf(text)) {
      expect(FACTS.get(slug)?.allergens).not.toContain('peanuts')
      expect(FACTS.get(slug)?.tags).toContain('vegan')
    }
  })

  it('contain no food that is avoided beyond the 14 allergens', async () => {
    for (const food of ['banana', 'tomato', 'garlic', 'corn']) {
      const text = await ask(`I'm allergic to ${food}. what can I cook with chicken and rice?`)
      const lines = slugsOf(text).flatMap(
        (slug) => COOKBOOK.find((recipe) => recipe.slug === slug)?.ingredients ?? [],
      )
      expect(lines.filter((line) => new RegExp(`\\b${food}`, 'i').test(line))).toEqual([])
    }
  })

  it('are replaced by an explanation when nothing fits', async () =>
    expect(await ask('lasagna recipe, i am allergic to gluten and milk and eggs')).toMatch(
      /^No lasagnas without gluten, milk or eggs/,
    ))
})
