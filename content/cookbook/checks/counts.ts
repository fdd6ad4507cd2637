import { countsIn, recipeCounts } from '#core/recipes/step-counts.ts'
import type { CookbookRecipe } from '../record.ts'

const NUMBER = String.raw`\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen`
/** "divide into 12 dollops": a batch is divided, and scaling must know into what. */
const DIVIDED = new RegExp(
  String.raw`\b(?:divide|shape|form|roll|portion|cut|split|scoop|make)\b(?<before>[^.;:()]*?\b(?:into|to make) )(?:about )?(?<number>${NUMBER})(?!\w|[\s-]+(?:inch|inches|cm)\b|/)(?<after>[^.;:]*)`,
  'giu',
)
/** One piece, not the batch. */
const PER_PIECE =
  /\b(?:each|every|per|apiece|half|one|it|them|lengthwise|crosswise)\b|\bcut the (?!dough|mixture|sheet|log|slab)/i

/** Checks that every count in a step grows with the recipe, or says that it is for one piece. */
export function checkCounts({ servings, ingredients, steps }: CookbookRecipe): string[] {
  const counts = recipeCounts(servings, ingredients)
  const problems: string[] = []
  for (const [i, step] of steps.entries()) {
    const read = countsIn(step, counts)
    for (const { kind, index, nounAt, noun } of read) {
      if (kind !== 'unsure') continue
      const text = step.slice(index, nounAt + noun.length)
      problems.push(
        `step ${i + 1}: '${text}' stays the same when the recipe is scaled; say 'each', 'half of the …' or 'the others'`,
      )
    }
    for (const match of step.matchAll(DIVIDED)) {
      const { number = '', before = '', after = '' } = match.groups ?? {}
      const at = match.index + match[0].length - number.length - after.length
      const known = read.some(({ index, length }) => index <= at && at < index + length)
      const clause = match[0].slice(0, match[0].length - number.length - after.length)
      if (known || PER_PIECE.test(clause + before) || PER_PIECE.test(after.split(/[,]|\sand\s/)[0] ?? ''))
        continue
      problems.push(
        `step ${i + 1}: '${match[0].trim()}' isn't scaled; name what it makes ('12 balls'), or a size for each`,
      )
    }
  }
  return problems
}
