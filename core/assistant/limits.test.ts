import { describe, expect, it } from 'vitest'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { createAssistant } from './assistant.ts'
import { type FoodLimits, limitsFrom, profileLimits, sayLimits } from './limits.ts'
import { limitsIn } from './read/conversation.ts'
import { EMPTY_TOOLS, SAMPLE_HREFS } from './sample-assistant.ts'
import type { AssistantContext, AssistantTools, Turn } from './write/answer.ts'

const book = createFoods()
const assistant = createAssistant(KNOWLEDGE, book, SAMPLE_HREFS)

/** What the lookups were asked to keep to. */
async function limitsFor(question: string, before: readonly string[] = [], context: AssistantContext = {}) {
  const asked: FoodLimits[] = []
  const note = (limits: FoodLimits) => {
    asked.push(limits)
    return []
  }
  const tools: AssistantTools = {
    match: async (_, limits) => note(limits),
    findRecipe: async (_, limits) => note(limits),
    search: async ({ limits }) => note(limits),
    open: async () => undefined,
    substitutes: async (_, { limits }) => ({ best: null, warnings: [], substitutions: note(limits) }),
  }
  const turns = before.map((content): Turn => ({ role: 'user', content }))
  await assistant(question, turns, context, tools)
  return asked[0]
}

describe('limits read from a text', () => {
  const stated = (text: string) => {
    const { needs, foods } = limitsIn(text, book).stated
    return [...needs, ...foods].sort()
  }
  it.each<[string, string[]]>([
    ["I'm allergic to peanuts", ['peanuts']],
    ['I am allergic to peanuts, suggest a vegan Thai dinner', ['peanuts']],
    [
      'allergic to peanuts, shellfish and eggs, what can I cook?',
      ['crustaceans', 'eggs', 'mollusks', 'peanuts'],
    ],
    ["I'm allergic to eggs, pancake recipe", ['eggs']],
    ['my son has a severe peanut and sesame allergy', ['peanuts', 'sesame']],
    ["we can't eat gluten", ['gluten']],
    ["I don't eat pork", ['pork-free']],
    ['allergic to kiwi, fruit salad recipe', ['kiwi']],
    ['I am lactose intolerant', ['lactose-free']],
    ["I'm celiac", ['gluten-free']],
    ["I'm a vegan", ['vegan']],
    ['my wife is vegetarian', ['vegetarian']],
    ["I'm pregnant", ['pregnant']],
    ["I'm not vegan", []],
    ['I am not allergic to nuts', []],
    ['I have kosher salt and chicken', []],
    ['is naan vegan', []],
    ["I don't have eggs", []],
    ['how do I avoid lumps in gravy', []],
    ['why can I not eat raw eggs', []],
  ])('%s: %j', (text, expected) => expect(stated(text)).toEqual(expected))

  it('reads the wishes of a request', () => {
    const wished = (text: string) => [...limitsIn(text, book).wished.needs].sort()
    expect(wished('a vegan dinner without nuts')).toEqual(['peanuts', 'tree nuts', 'vegan'])
    expect(wished('peanut-free snack ideas')).toEqual(['peanuts'])
    expect(wished('is pesto nut free')).toEqual([])
  })

  it('reads the entries of a profile', () =>
    expect(profileLimits({ diets: ['vegan'], allergies: ['tree nuts', 'Kiwi'] })).toEqual(
      limitsFrom(['vegan', 'tree nuts'], ['Kiwi']),
    ))

  it('are said in a phrase', () =>
    expect(sayLimits(limitsFrom(['vegan', 'peanuts', 'soy'], ['kiwi']))).toBe(
      'vegan and without peanuts, soy or kiwi',
    ))
})

describe('limits of a conversation', () => {
  it('come from the question, every turn before it, and the profile', async () => {
    const limits = await limitsFor(
      'what can I cook with rice? No eggs please',
      [
        "I'm allergic to peanuts",
        'thanks',
        'how long do I boil potatoes',
        'ok',
        'what is a roux',
        'hello',
        'hi',
      ],
      { profile: { diets: ['vegan'], allergies: ['soy'] } },
    )
    expect(limits?.diets).toEqual(['vegan'])
    expect([...(limits?.avoid ?? [])].sort()).toEqual(['eggs', 'peanuts', 'soy'])
    expect((await limitsFor('dinner with rice and no eggs'))?.avoid).toEqual(['eggs'])
  })

  it('reach the substitutes', async () => {
    const limits = await limitsFor('what can I use instead of milk?', ["I'm vegan"], {
      profile: { allergies: ['tree nuts'] },
    })
    // Cashews for peanuts, or peanuts for cashews, are no help.
    expect(limits).toEqual(limitsFrom(['tree nuts', 'peanuts', 'vegan']))
    expect((await limitsFor('soy free soy sauce'))?.avoid).toEqual(['soy'])
    expect((await limitsFor("I can't eat dairy, what can I use instead of butter"))?.avoid).toEqual(['milk'])
  })

  it('end when they are taken back, and a wish ends with a food that cannot fit', async () => {
    expect((await limitsFor('what can I cook with rice', ["I'm vegan", "I'm not vegan"]))?.diets).toEqual([])
    expect((await limitsFor('dinner with rice', ['a vegan dinner with beans']))?.diets).toEqual(['vegan'])
    expect((await limitsFor('dinner with chicken', ['a vegan dinner with beans']))?.diets).toEqual([])
    expect((await limitsFor('dinner with chicken and rice', ["I'm vegan"]))?.diets).toEqual(['vegan'])
  })

  it('are never read from what the assistant said', async () => {
    const turns: Turn[] = [{ role: 'assistant', content: 'I am allergic to peanuts' }]
    const { limits } = await assistant('dinner with rice', turns, {}, EMPTY_TOOLS)
    expect(limits?.avoid).toEqual([])
  })

  it('do not turn the words of an allergy into ingredients', async () => {
    const asked: (readonly string[])[] = []
    const tools: AssistantTools = {
      ...EMPTY_TOOLS,
      search: async ({ foods }) => {
        asked.push(foods)
        return [1, 2, 3].map((id) => ({ id: `${id}`, title: 'supper', reason: 'easy' }))
      },
    }
    await assistant("I'm allergic to peanuts, what can I cook with chicken and rice?", [], {}, tools)
    await assistant('what can I make with peanut butter and bananas, nut allergy', [], {}, tools)
    expect(asked).toEqual([['chicken', 'rice'], ['banana']])
  })
})
