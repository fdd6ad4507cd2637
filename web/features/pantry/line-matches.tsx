import type { LineMatch, MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { isPlainSwap } from '#core/matching/why.ts'
import { MATCH_STATES, matchWords } from '#web/ui/match-state.ts'
import * as strings from './strings.ts'

const SHOWN_LINES = 8

/**
 * Up to eight lines of a recipe: green is a match, yellow a near match or one with a swap, gray missing; each with an
 * icon and a word too.
 */
export function LineMatches({
  reasons,
  missing = [],
}: {
  reasons: readonly LineMatch[]
  missing?: MatchedRecipe['missing']
}) {
  const swaps = new Map(missing.map((one) => [one.line, one]))
  const more = reasons.length - SHOWN_LINES
  return (
    <div>
      <ul className="grid gap-1.5">
        {reasons.slice(0, SHOWN_LINES).map((match, at) => {
          const found = match.strength === 'none' ? swaps.get(match.line) : undefined
          const swap = found?.swap
          const strength = !swap ? match.strength : isPlainSwap(found) ? 'full' : 'partial'
          const { Icon, tone, icon } = MATCH_STATES[strength]
          const words = swap ? strings.swapInYours(swap) : matchWords(match)
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may contain the same line twice, and lines never move
              key={at}
              data-match={strength}
              title={words}
              className={`flex items-start gap-2 rounded-sm px-2.5 py-1.5 text-sm ${tone}`}
            >
              <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${icon}`} />
              <span className="min-w-0">
                {match.line}
                {swap ? ' · ' : ' '}
                <span className={swap ? 'font-semibold' : 'block text-xs'}>{words}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className="mt-2 text-muted text-sm">{strings.moreIngredients(more)}</p>}
    </div>
  )
}
