import { describe, expect, it } from 'vitest'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { createAssistant } from '../assistant.ts'
import { createKnowledgeIndex } from '../knowledge-index.ts'
import { coverage, subjectsOf } from '../read/coverage.ts'
import { frameOf } from '../read/follow-up.ts'
import { createLexicon } from '../read/lexicon.ts'
import { readQuestion } from '../read/question.ts'
import { EMPTY_TOOLS, SAMPLE_HREFS } from '../sample-assistant.ts'

const vocabulary = createFoods()
const facts = createKnowledgeIndex(KNOWLEDGE, createLexicon(KNOWLEDGE, vocabulary), SAMPLE_HREFS)
const assistant = createAssistant(KNOWLEDGE, vocabulary, SAMPLE_HREFS)
const answer = (question: string) => assistant(question, [], {}, EMPTY_TOOLS)
const subjects = (question: string) =>
  subjectsOf(frameOf(readQuestion(question, facts.lexicon)), facts.lexicon, facts.recall.rarity)

describe('question items', () => {
  it('are the foods and the words that state what is wanted, without the rest', () => {
    expect(subjects('why does my banana bread stay raw in the middle').map(({ label }) => label)).toEqual(
      expect.arrayContaining(['banana bread', 'raw']),
    )
    expect(subjects('is it ok to do that')).toEqual([])
  })

  it('are covered by a record that contains them, partly by one about the parent', () => {
    const cod = subjects('smelly cod')
    const share = (...roots: string[]) => coverage(cod, (root) => (roots.includes(root) ? 1 : 0)).share
    expect(share('cod', 'smell')).toBe(1)
    expect(share('fish', 'smell')).toBeGreaterThan(share('smell'))
    expect(share('fish', 'smell')).toBeLessThan(1)
    expect(share()).toBe(0)
  })
})

describe('answer gate', () => {
  it.each([
    ['why does garlic turn blue', /sulfur compounds/],
    ['which knife do i need for bread', /serrated/],
    ['how do i descale my kettle', /vinegar/],
    ['can you eat potato skins', /^Yes, scrubbed/],
    ['what size slow cooker for a family of 4', /5–6 quarts/],
    ['how hot should water be for green tea', /160–180 °F/],
    ['should i leave the skin on salmon', /skin side down/],
    ['how do i pick a good watermelon', /yellow spot/],
    ['why is there water at the bottom of my yogurt', /whey/],
    ['can i use frozen berries in muffins', /straight from the freezer/],
    ['how much does an onion weigh', /./],
    ['is canned food in a dented tin ok', /seams/],
  ])('finds by its words what no phrase finds: %s', async (question, expected) =>
    expect((await answer(question)).text).toMatch(expected),
  )

  it.each([
    'can i use an electric blanket to proof dough',
    'how do i sharpen scissors',
    'are wooden chopping boards hygienic',
    'can i boil eggs in the kettle',
  ])('is not confident of an answer that leaves a word unaddressed: %s', async (question) => {
    const { confident } = await answer(question)
    expect(confident).toBe(false)
  })

  it.each([
    ['is it ok to leave pizza out overnight', /^No, throw it out/],
    ['chicken was left out for 3 hours can i eat it', /^No, throw it out/],
  ])('never replaces a verdict: %s', async (question, expected) =>
    expect((await answer(question)).text).toMatch(expected),
  )

  it('gives no hint for questions that are not about food', async () => {
    expect((await answer('fix my car')).topic).toBe('unknown')
  })

  it('is fast', async () => {
    await answer('warm up')
    const started = performance.now()
    for (let i = 0; i < 20; i++) await answer(`why is my bread number ${i} so dense and gray on top`)
    expect((performance.now() - started) / 20).toBeLessThan(300)
  })
})
