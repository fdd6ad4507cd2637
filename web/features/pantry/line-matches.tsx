import type { LineMatch } from '#core/contracts/match-recipes.ts'
import { MATCH_STATES, matchWords } from '#web/ui/match-state.ts'

const SHOWN_LINES = 8

/**
 * Up to eight lines of a recipe: green is a match, yellow a near match, gray missing; each with an icon and a word too.
 * The word is visible when the score is expanded.
 */
export function LineMatches({ reasons, explained }: { reasons: readonly LineMatch[]; explained: boolean }) {
  const more = reasons.length - SHOWN_LINES
  return (
    <div>
      <ul className="grid gap-1.5">
        {reasons.slice(0, SHOWN_LINES).map((match, at) => {
          const { Icon, tone, icon } = MATCH_STATES[match.strength]
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may contain the same line twice, and lines never move
              key={at}
              data-match={match.strength}
              title={matchWords(match)}
              className={`flex items-start gap-2 rounded-sm px-2.5 py-1.5 text-sm ${tone}`}
            >
              <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${icon}`} />
              <span className="min-w-0">
                {match.line}
                <span className={explained ? 'block text-xs' : 'sr-only'}> {matchWords(match)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className="mt-2 text-muted text-sm">+{more} more ingredients</p>}
    </div>
  )
}
