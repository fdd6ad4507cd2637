import { describe, expect, it } from 'vitest'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import type { DatedFood } from '../../../contracts/cooking-assistant.ts'
import { createAssistant } from '../../assistant.ts'
import { SAMPLE_HREFS, SAMPLE_TOOLS } from '../../sample-assistant.ts'

const assistant = createAssistant(KNOWLEDGE, createFoods(), SAMPLE_HREFS)

const BEEF: DatedFood = { name: 'ground beef', until: '2026-11-14', days: -4, safety: true, unsafe: true }
const SPINACH: DatedFood = { name: 'spinach', until: '2026-11-19', days: 1, safety: false, unsafe: false }
const SOUP: DatedFood = { name: 'lentil soup', until: '2026-11-18', days: 0, safety: true, unsafe: false }

const says = async (
  question: string,
  dated: readonly DatedFood[] = [BEEF, SOUP, SPINACH],
  pantry = ['spinach', 'rice'],
) => (await assistant(question, [], { pantry, dated }, SAMPLE_TOOLS)).text

describe('food of the user that isn’t safe any more', () => {
  it.each([
    'what can i cook with my ground beef?',
    'what can I cook with ground beef',
    'is my ground beef still ok?',
    'is the ground beef still good',
    'I want to make burgers with my beef tonight',
    'can i still eat my ground beef',
    'how long does my ground beef keep',
    'can I freeze my ground beef?',
  ])('is thrown out, whatever is asked: %s', async (question) => {
    const text = await says(question)
    expect(text).toMatch(/^Don’t eat your ground beef: it is 4 days past its date\. Throw it out/)
    expect(text).not.toContain('supper')
  })

  it.each(['how long does ground beef keep in the fridge', 'what temperature should ground beef be'])(
    'is not what a general question is about: %s',
    async (question) => expect(await says(question)).not.toMatch(/your ground beef/),
  )

  it('is nothing else: good food is cooked with', async () => {
    expect(await says('what can i cook with my spinach?')).toContain('supper')
    expect(await says('what can i cook with my ground beef?', [SPINACH])).toContain('supper')
  })
})

describe('the date of one’s own food', () => {
  const NEW: DatedFood = { ...BEEF, until: '2026-11-19', days: 1, unsafe: false }
  const MILK: DatedFood = { name: 'milk', until: '2026-11-17', days: -1, safety: false, unsafe: false }
  const SKILLET: DatedFood = { ...BEEF, name: 'unstuffed cabbage roll skillet', days: -2 }

  it('tells an old package from a new one, and cooks with the new one', async () => {
    expect(await says('is my ground beef still ok?', [BEEF, NEW])).toMatch(
      /^Of your ground beef, throw out the older one: it is 4 days past its date.*The newer one is good: use by tomorrow/s,
    )
    expect(await says('what can i cook with my ground beef?', [BEEF, NEW])).toContain('supper')
    expect(await says('what should I use up first?', [BEEF, NEW])).toMatch(/Throw out.*: ground beef\./s)
  })

  it.each([
    ['is my milk still good?', /^Your milk is 1 day past its best\. That date is about quality/],
    ['is my spinach ok', /^Your spinach, by the date in your pantry: best by tomorrow\. It is still good\./],
    ['can I still eat the cabbage roll leftovers?', /^Don’t eat your unstuffed cabbage roll skillet/],
    ['is the unstuffed cabbage roll skillet still good', /^Don’t eat your unstuffed cabbage roll skillet/],
  ])('%s', async (question, expected) =>
    expect(await says(question, [MILK, SPINACH, SKILLET])).toMatch(expected),
  )
})

describe('what to use first', () => {
  it.each([
    'what should I use up first?',
    'what do i need to use up soon',
    'which of my food should i eat first',
    'is anything about to go bad?',
    'what is going off in my fridge',
    'whats about to expire',
    'anything i should use up',
  ])('is known by the dates: %s', async (question) => {
    const text = await says(question)
    expect(text).toMatch(
      /^Use these first:\n\n- \*\*Lentil soup\*\*: use today\n- \*\*Spinach\*\*: best by tomorrow/,
    )
    expect(text).toContain('Throw out, past the date that keeps it safe: ground beef.')
    expect(text).toContain('(/matched-recipes?soon=1)')
  })

  it('is nothing where all is fresh, and unknown without a pantry', async () => {
    expect(await says('what should I use up first?', [])).toMatch(/^Nothing in your pantry/)
    expect(await says('what should I use up first?', [], [])).toMatch(/^I don’t know yet what you have/)
  })

  it('leaves general questions to the notes', async () => {
    expect(await says('which foods go bad fastest')).not.toMatch(/^Use these/)
  })
})
