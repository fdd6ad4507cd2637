import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import type { StandIn } from '#core/stock/choose-item.ts'

interface Chosen {
  ingredient: string
  substitute: string
  ratio: string
}

/** "225 g ground beef"; not "For 1 cup: …", nor several parts. */
const ONE_AMOUNT = /^[\d¼½¾⅓⅔⅛][^+]*$/
const SAME = /\bthe same amount\b/i

function chosenOne({ substitute, ratio }: Chosen): StandIn {
  const name = substitute.toLowerCase()
  if (SAME.test(ratio)) return { name, isChosen: true }
  return { name, isChosen: true, amount: ONE_AMOUNT.test(ratio) ? ratio : null }
}

/** What was used instead of each line's ingredient: what the cook chose, else what the kitchen had in its place. */
export function standInsFor(
  { ingredients }: Pick<ExternalRecipeRow, 'ingredients'>,
  score: ScoredRecipe | undefined,
  names: readonly string[],
  chosen: readonly Chosen[],
): (StandIn | undefined)[] {
  const matches = new Map(score?.reasons.map((match) => [match.line, match]))
  const missing = new Map(score?.missing.map((one) => [one.line, one]))
  return ingredients.map((line, at) => {
    const own = chosen.find(({ ingredient }) => ingredient === names[at])
    if (own) return chosenOne(own)
    const { swap, instead } = missing.get(line) ?? {}
    const [amount] = instead?.amounts ?? []
    if (swap) return { name: swap, isChosen: false, ...(amount && { amount }) }
    const match = matches.get(line)
    return match?.strength === 'partial' ? { name: match.ingredient, isChosen: false } : undefined
  })
}
