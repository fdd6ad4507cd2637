import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { broken, limitsFrom } from '#core/assistant/limits.ts'
import type { AssistantTools, Turn } from '#core/assistant/write/answer.ts'
import { liftTurn } from '#core/contracts/chat.ts'
import type { Need } from '#core/contracts/food-facts.ts'
import { cookbookRows } from '#server/database/cookbook-rows.ts'
import { assistant, cookbookTools, vocabulary } from '../bench/assistant/built-in.ts'

let tools: AssistantTools
beforeAll(() => {
  tools = cookbookTools()
}, 60_000)

const LINES = new Map(cookbookRows().map(({ slug, ingredients }) => [slug ?? '', ingredients]))
const listedIn = (text: string) =>
  [...text.matchAll(/\]\(\/recipe\/([\w-]+)\)/g)].map(([, slug]) => slug ?? '')

/** Everything that the assistant said, in turn. */
async function talk(turns: readonly string[]) {
  const history: Turn[] = []
  const answers = []
  for (const turn of turns) {
    const isLift = turn.startsWith('No longer: ')
    const answer = isLift ? undefined : await assistant(turn, history, {}, tools)
    history.push({ role: 'user', content: turn })
    if (answer) {
      history.push({ role: 'assistant', content: answer.text })
      answers.push({ turn, ...answer })
    }
  }
  return answers
}

interface Constraint {
  says: string
  label: string
  needs: Need[]
  foods: string[]
}
const need = (says: string, label: string, ...needs: Need[]): Constraint => ({
  says,
  label,
  needs,
  foods: [],
})
const food = (says: string, name: string, label = `no ${name}`): Constraint => ({
  says,
  label,
  needs: [],
  foods: [name],
})
const CONSTRAINTS: readonly Constraint[] = [
  need("I'm vegan", 'vegan', 'vegan'),
  need('we are vegetarian here', 'vegetarian', 'vegetarian'),
  need('my son is allergic to peanuts', 'no peanuts', 'peanuts'),
  need("I have celiac disease, what's for dinner?", 'gluten-free', 'gluten-free'),
  need("I can't eat shellfish", 'no crustaceans', 'crustaceans'),
  food('a dinner without mushrooms please', 'mushroom', 'no mushrooms'),
  food("dinner ideas, I can't eat kiwi", 'kiwi'),
]
const BETWEEN = [
  'how long do I boil eggs',
  'my soup is too salty',
  'thanks',
  'why do you rest meat',
  'what is braising',
  '2 cups in ml',
]
const REQUESTS = [
  'what should I make for dinner',
  'a quick lunch',
  'something else',
  'dessert ideas',
  'soup',
  'an italian dinner under 45 minutes',
  'and for breakfast?',
]

describe('what was said stands', () => {
  it('in every later answer of a conversation, whatever comes between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.constantFrom(...CONSTRAINTS), { minLength: 1, maxLength: 2 }),
        fc.array(fc.constantFrom(...BETWEEN, ...REQUESTS), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...REQUESTS),
        async (stated, between, last) => {
          const turns = [...stated.map(({ says }) => says), ...between, last]
          const limits = limitsFrom(
            stated.flatMap(({ needs }) => needs),
            stated.flatMap(({ foods }) => foods),
          )
          const later = (await talk(turns)).slice(stated.length)
          for (const { turn, text, standing } of later) {
            for (const slug of listedIn(text))
              expect(
                broken(LINES.get(slug) ?? [], limits, vocabulary),
                `${turns.join(' / ')}\n${slug}`,
              ).toEqual([])
            for (const { label } of stated) expect(standing, `${turns.join(' / ')}: ${turn}`).toContain(label)
          }
        },
      ),
      { numRuns: 40 },
    )
  }, 120_000)

  it.each(CONSTRAINTS)('until it is taken back: $label', async ({ says, label }) => {
    const [told, after] = await talk([says, liftTurn(label), 'what should I make for dinner'])
    expect(told?.standing).toContain(label)
    expect(after?.standing).not.toContain(label)
  })

  it('for times, servings and tools too', async () => {
    const turns = ['an italian dinner for 6 under 30 minutes without an oven', 'something else']
    const [first, second] = await talk(turns)
    const all = ['Italian', 'no oven', 'under 30 minutes', 'for 6 people']
    for (const standing of [first?.standing, second?.standing])
      expect(standing).toEqual(expect.arrayContaining(all))
    const [, , after] = await talk([...turns, liftTurn('under 30 minutes'), 'something else'])
    expect(after?.standing).toEqual(expect.arrayContaining(all.filter((one) => one !== 'under 30 minutes')))
    expect(after?.standing).not.toContain('under 30 minutes')
  })
})

describe('the same frame gets the same answer', () => {
  it.each([
    ['how long do I boil eggs', 'boil eggs how long?', 'How long should I boil eggs'],
    ['vegan dinner without tofu', 'a dinner, vegan, no tofu', 'dinner that is vegan and without tofu'],
    [
      'what can I use instead of buttermilk',
      'substitute for buttermilk',
      'I have no buttermilk, what instead?',
    ],
    [
      'is honey safe for a 8 month old',
      'can my 8 month old have honey',
      'honey for an 8 month old baby, ok?',
    ],
    ['my rice is mushy', 'rice turned out mushy, help', 'why is my rice mushy'],
    ['how many cups is 500 ml', '500 ml in cups', 'convert 500 ml to cups'],
  ])('%s', async (...ways) => {
    const texts = await Promise.all(ways.map(async (way) => (await talk([way]))[0]?.text))
    expect(new Set(texts).size, texts.join('\n---\n')).toBe(1)
  })
})
