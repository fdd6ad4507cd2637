import { describe, expect, it } from 'vitest'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { linesOfSteps } from '#core/recipes/step-lines.ts'
import { singular } from '#core/text/plural.ts'
import { COOKBOOK } from './index.ts'
import { VOCABULARY } from './vocabulary.ts'

const READ = COOKBOOK.map(({ slug, ingredients, steps }) => ({
  slug,
  ingredients,
  steps,
  used: linesOfSteps(steps, ingredients, VOCABULARY),
}))

const nounsOf = (line: string) => ingredientsOfLine(line, VOCABULARY).map(({ words }) => words.at(-1) ?? '')

/** "the broth," but not "the rice vinegar": a noun by itself. */
const NOUN_ALONE = /\bthe ([a-z]+)(?=[.,;]| (?:and|with|until|in|into|to|for|from|is|are|on)\b)/gi
/** What recipes make, and words that more often describe or count: "until tender". */
const NOT_LINES = new Set(['sauce', 'juice', 'tender', 'kernel', 'bag'])

describe('the lines that a step uses', () => {
  it.each([
    ['weeknight-chicken-and-rice', 3, ['salt', 'rice', 'broth']],
    ['blender-flan', 2, ['milk', 'milk', 'egg']],
    ['stuffed-shells-with-herbed-ricotta', 0, ['shell']],
    ['turkey-lettuce-wraps', 2, ['turkey']],
  ])('%s, step %i', (slug, step, nouns) => {
    const { ingredients, used } = READ.find((one) => one.slug === slug) ?? { ingredients: [], used: [] }
    const found = (used[step] ?? []).flatMap((at) => nounsOf(ingredients[at] ?? ''))
    expect(found).toEqual(expect.arrayContaining(nouns))
  })

  it('lists every line of the cookbook in some step', () => {
    const unused = READ.flatMap(({ slug, ingredients, used }) =>
      ingredients.filter((_, at) => !used.flat().includes(at)).map((line) => `${slug}: ${line}`),
    )
    // "the onion rings" are read as the dish.
    expect(unused).toEqual(['masala-fish-with-cumin-potatoes: 1 small red onion, sliced into rings'])
  })

  it('lists a line in every step that names its noun', () => {
    const missed = READ.flatMap(({ slug, ingredients, steps, used }) =>
      steps.flatMap((step, at) => {
        const listed = new Set((used[at] ?? []).flatMap((line) => nounsOf(ingredients[line] ?? '')))
        const own = new Set(ingredients.flatMap(nounsOf))
        return [...step.matchAll(NOUN_ALONE)]
          .map(([, word = '']) => singular(word.toLowerCase()))
          .filter((noun) => own.has(noun) && !listed.has(noun) && !NOT_LINES.has(noun))
          .map((noun) => `${slug}, step ${at + 1}: ${noun}`)
      }),
    )
    // "the size of the bread" only compares.
    expect(missed).toEqual(['korean-street-toast, step 3: bread'])
  })
})
