import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createBuiltInAssistant } from '#content/assistant/built-in-assistant.ts'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { RETRIEVAL_WEIGHTS } from '#content/assistant/retrieval-weights.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { createRetriever } from '#core/assistant/read/retrieve.ts'
import type { AssistantTools, Turn } from '#core/assistant/write/answer.ts'
import { openWords } from '#server/assistant/words.ts'

const words = openWords(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'))
const retriever = createRetriever(KNOWLEDGE.notes, words, RETRIEVAL_WEIGHTS)
const assistant = createBuiltInAssistant(createFoods(), words)
const NOTHING = {
  match: async () => [],
  findRecipe: async () => [],
  substitutes: async () => undefined,
  search: async () => ({ recipes: [], total: 0 }),
} as unknown as AssistantTools
const ask = (question: string, history: Turn[] = []) => assistant(question, history, {}, NOTHING)

describe('notes by meaning', () => {
  it('finds a note by each of its questions', () => {
    const sample = KNOWLEDGE.notes.filter(({ questions }, at) => questions.length > 0 && at % 90 === 0)
    const missed = sample.filter(
      (note) =>
        !retriever
          .find(note.questions.at(-1) ?? '')
          .slice(0, 3)
          .some((one) => one.note === note),
    )
    expect(sample.length).toBeGreaterThan(40)
    expect(missed.length / sample.length, missed.map(({ title }) => title).join()).toBeLessThan(0.08)
  })

  it.each([
    [
      'my lid went pop in the larder and its bulging, i canned the green beans myself',
      /throw|botul|don't|do not/i,
    ],
    [
      'grandad wants to bring the charcoal barbecue into the garage because of the rain',
      /carbon monoxide|never|no\b/i,
    ],
    ['can she have soft boiled eggs at 84? that is all she asks for', /pasteuri|runny|firm|set|risk/i],
    ['is it ok for my 8 month old to have a little peanut butter', /months|thin|smooth/i],
    ['why do my cookies always spread into one flat puddle on the tray', /butter|chill|spread|flour/i],
  ])('answers what a question means: %s', async (question, expected) => {
    const { text, topic } = await ask(question)
    expect(topic).not.toBe('unknown')
    expect(text).toMatch(expected)
  })

  it('keeps answers for certain eaters to them', () => {
    const forSome = KNOWLEDGE.notes.filter(({ who }) => who.length > 0)
    expect(forSome.length).toBeGreaterThan(200)
    const found = retriever.find('can i eat brie', ({ who }) => who.length === 0)
    expect(found.every(({ note }) => note.who.length === 0)).toBe(true)
  })

  it('offers the nearest notes when none is close enough, and a choice leads to its note', async () => {
    const blurred = [
      'My blender cannot grind beans smooth for akara. Is it the blender or what I am doing?',
      'how do i get my flatmates to stop using my oil without being a dick about it',
      'The okra soup refuse to draw. I think I overcooked it. Can it be rescued',
    ]
    const offers = await Promise.all(blurred.map((question) => ask(question)))
    const offer = offers.find(({ topic }) => topic === 'choices')
    expect(offer, offers.map(({ topic }) => topic).join()).toBeDefined()
    expect(offer?.asksBack).toBe(true)
    const titles = [...(offer?.text ?? '').matchAll(/\[([^\]]+)\]\(\/cooking-assistant\?ask=/g)].map(
      ([, t]) => t ?? '',
    )
    expect(titles).toHaveLength(3)
    for (const title of titles) {
      const note = KNOWLEDGE.notes.find((one) => one.title === title)
      expect((await ask(title)).text).toContain(note?.text.slice(0, 60))
    }
  })

  it('reads a follow-up with the question before it', async () => {
    const first = 'how do i keep fresh basil from going black'
    const { text } = await ask('and can i freeze it', [
      { role: 'user', content: first },
      { role: 'assistant', content: 'Stand it in water.' },
    ])
    expect(text.toLowerCase()).toMatch(/basil|herb/)
  })
})
