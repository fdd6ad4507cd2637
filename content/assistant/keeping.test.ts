import { describe, expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { MEASURES } from '#content/measures/index.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import { createAssistant } from '#core/assistant/assistant.ts'
import { EMPTY_TOOLS, SAMPLE_HREFS } from '#core/assistant/sample-assistant.ts'
import type { PantryFact } from '#core/contracts/pantry-facts.ts'
import { answerFacts } from '#core/stock/answer-facts.ts'
import { isByTheHour } from '#core/stock/out-of-fridge.ts'
import { keepingWords } from '#core/stock/words/keeping-words.ts'
import { KNOWLEDGE } from './index.ts'

/* What the assistant says about keeping food is what the pantry counts with, in the place that is asked about. */

const vocabulary = createFoods()
const assistant = createAssistant(KNOWLEDGE, vocabulary, SAMPLE_HREFS)
const ask = async (question: string) => (await assistant(question, [], {}, EMPTY_TOOLS)).text
const firstSentence = (text: string) => text.split(/(?<=\.) |\n/)[0] ?? ''
const factOf = (name: string): PantryFact => {
  const fact = answerFacts([name], { vocabulary, shelfLife: SHELF_LIFE, measures: MEASURES }).facts[name]
  if (!fact) throw new Error(`Nothing is known about ${name}`)
  return fact
}

const FOODS =
  'raw chicken breast, raw chicken, ground beef, steak, pork chops, bacon, ham, sausage, salmon, cod, shrimp, eggs, milk, heavy cream, yogurt, butter, cheddar cheese, cream cheese, feta, cooked rice, cooked chicken, chili, leftovers, lasagna, chicken soup, pizza, bread, tortillas, tofu, hummus, pesto, ketchup, mayonnaise, apples, bananas, strawberries, spinach, carrots, cut cabbage, onions, potatoes, rice, flour, honey'.split(
    ', ',
  )

/** How a place is asked for. */
const ASKED = {
  fridge: ['in the fridge', 'in the refrigerator', 'refrigerated'],
  freezer: ['in the freezer', 'frozen', 'in my freezer'],
  pantry: ['on the counter', 'at room temperature', 'in the pantry'],
} as const

describe.each(Object.keys(ASKED) as (keyof typeof ASKED)[])('asked for the %s', (place) => {
  it.each(FOODS.map((food, at) => [`How long do ${food} keep ${ASKED[place][at % 3]}?`, food]))(
    '%s',
    async (question, food) => {
      const fact = factOf(food)
      const text = firstSentence(await ask(question))
      if (place === 'freezer') {
        if (fact.keeps.freezer)
          expect(text).toContain(`**${keepingWords(fact.keeps.freezer)}** in the freezer`)
        else expect(text).toMatch(/no figure for it in the freezer|freezer: /)
        return
      }
      if (place === 'pantry' && (isByTheHour(fact, false) || fact.category === 'eggs')) {
        expect(text).toContain('**2 hours** at most')
        return
      }
      const days = fact.keeps[place].closed ?? fact.keeps[place].opened
      if (days) expect(text).toContain(`**${keepingWords(days)}**`)
      else if (place === 'fridge' && fact.keeps.cooked)
        expect(text).toContain(`**${keepingWords(fact.keeps.cooked)}** in the fridge`)
      else expect(text).toMatch(/I have no figure for it|not advised|do not/)
    },
  )
})

describe('how long food keeps', () => {
  it.each([
    [
      'How long does raw chicken breast keep in the fridge?',
      '**Raw chicken breast:** **1–2 days** in the fridge.',
    ],
    [
      'how long does cooked rice stay good in the refrigerator',
      '**Cooked rice:** **3–4 days** in the fridge.',
    ],
    ['How long does raw fish last', '**Raw fish:** **1–2 days** in the fridge.'],
    ['how long does chili keep', '**Chili:** **3–4 days** in the fridge.'],
    ['how long is opened milk good', '**Milk:** **5–7 days** in the fridge once opened.'],
    [
      'how long does an open can of tuna keep in the fridge',
      '**Canned tuna:** **3–4 days** in the fridge once opened.',
    ],
    ['how long do leftovers last', '**Leftovers:** **3–4 days** in the fridge.'],
    ['how long does half a cabbage keep in the fridge', '**Half cabbage:** **3–4 days** in the fridge.'],
    ['how long does salmon keep frozen', '**Salmon:** **2–3 months** in the freezer.'],
    [
      'How long can raw meat sit out?',
      '**Raw meat:** Don’t keep it outside the fridge: **2 hours** at most, **1 hour** above 90 °F (32 °C).',
    ],
  ])('%s', async (question, said) => expect(firstSentence(await ask(question))).toBe(said))

  it('is said of each of several foods, in a line', async () => {
    const text = await ask('how long do eggs, opened yogurt, milk and rice keep?')
    const lines = text.split('\n').filter((line) => line.startsWith('- '))
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('**3–5 weeks** in the fridge')
    expect(lines[1]).toContain('**5–7 days** in the fridge once opened')
    expect(lines[2]).toContain('**7–10 days** in the fridge')
    expect(lines[3]).toContain('**3–4 days** in the fridge')
  })

  it('tells washed eggs from those that were never washed', async () => {
    expect(await ask('how long do eggs keep on the counter')).toMatch(
      /2 hours\*\* at most.*washed.*\*\*1–2 weeks/,
    )
  })

  it.each([
    'how long do I bake salmon',
    'how long to boil eggs',
    'how long do I roast chicken breast',
    'how long does chicken marinate in yogurt',
    'how long can I leave pizza out overnight',
  ])('is not what is asked: %s', async (question) => {
    expect(firstSentence(await ask(question))).not.toMatch(
      /^\*\*[\w ]+:\*\* .*(in the (fridge|freezer)|counter)/,
    )
  })
})
