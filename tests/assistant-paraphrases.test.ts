import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import type { AssistantTools } from '#core/assistant/write/answer.ts'
import { assistant, cookbookTools } from '../bench/assistant/built-in.ts'

let tools: AssistantTools
beforeAll(() => {
  tools = cookbookTools()
}, 60_000)
const ask = async (question: string) => (await assistant(question, [], {}, tools)).text

const POLITE = ['', 'hi, ', 'quick question: ', 'please tell me ', 'ok so ']
const ENDS = ['', '?', '??', ' please', ' thanks']
const written = (core: string) =>
  fc
    .tuple(fc.constantFrom(...POLITE), fc.constantFrom(...ENDS), fc.boolean())
    .map(([lead, end, loud]) => `${lead}${loud ? core.toUpperCase() : core}${end}`)

/** The same question in several wordings: they have the same frame. */
const SAME: readonly (readonly string[])[] = [
  ['how long do I boil eggs', 'how many minutes do I boil eggs', 'how long should I boil eggs'],
  ['how long does cooked rice keep in the fridge', 'how long will cooked rice last in the fridge'],
  ['what can I use instead of buttermilk', 'what is a substitute for buttermilk'],
  ['is honey vegan', 'is honey ok for vegans'],
  ['how many cups is 250 g flour', '250 g flour in cups', 'convert 250 g flour to cups'],
  ['what temperature is chicken done', 'what temp should chicken be cooked to'],
  ['how much rice for 6 people', 'how much rice do I need for 6 people'],
  ['what can I make for a vegan dinner under 30 minutes', 'vegan dinner ideas under 30 minutes'],
  ['can I freeze soup', 'is it ok to freeze soup'],
]

describe('the same question', () => {
  it.each(SAME)('%s = %s', async (first, ...others) => {
    const answer = await ask(first)
    for (const other of others) expect(await ask(other), other).toBe(answer)
  })

  it('has the same answer however it is dressed', async () => {
    const foods = KNOWLEDGE.storage.slice(0, 120).map(({ food }) => food)
    const core = fc.oneof(
      fc.constantFrom(...foods).map((food) => `how long does ${food} keep in the fridge`),
      fc
        .constantFrom('eggs', 'pasta', 'potatoes', 'carrots', 'broccoli')
        .map((food) => `how long do I boil ${food}`),
      fc
        .constantFrom('butter', 'eggs', 'sour cream', 'cornstarch')
        .map((food) => `what can I use instead of ${food}`),
    )
    await fc.assert(
      fc.asyncProperty(
        core.chain((plain) => written(plain).map((dressed) => ({ plain, dressed }))),
        async ({ plain, dressed }) => {
          expect(await ask(dressed), dressed).toBe(await ask(plain))
        },
      ),
      { numRuns: 120 },
    )
  }, 60_000)
})
