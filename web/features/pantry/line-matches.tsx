import { Check, CircleDashed, CircleDot } from 'lucide-react'
import type { LineMatch } from '#core/contracts/match-recipes.ts'
import { decodeEntities } from '#core/pantry/entities.ts'

export const SHOWN_LINES = 8

const STATES = {
  full: { Icon: Check, tone: 'bg-herb-soft', icon: 'text-herb', word: 'you have it' },
  partial: { Icon: CircleDot, tone: 'bg-turmeric-soft', icon: 'text-turmeric', word: 'nearly' },
  none: { Icon: CircleDashed, tone: 'bg-clay-soft', icon: 'text-clay', word: 'missing' },
} as const

const HOW: Record<LineMatch['reason'], string> = {
  exact: 'exactly',
  plural: 'one or many',
  synonym: 'by another name',
  'kind of': 'a kind of it',
  'part of a phrase': 'part of the name',
  'part of a word': 'part of a word',
  none: '',
}

const why = ({ strength, reason, ingredient, staple }: LineMatch) => {
  if (strength === 'none') return STATES.none.word
  if (staple) return 'always in your kitchen'
  return `${STATES[strength].word}: ${ingredient}, ${HOW[reason]}`
}

/**
 * Up to eight lines of a recipe: green is there, yellow nearly, grey missing; each with a sign and a word as well.
 * When the score is opened the word is there for everybody to read.
 */
export function LineMatches({ reasons, explained }: { reasons: readonly LineMatch[]; explained: boolean }) {
  const more = reasons.length - SHOWN_LINES
  return (
    <div>
      <ul className="grid gap-1.5">
        {reasons.slice(0, SHOWN_LINES).map((match, at) => {
          const { Icon, tone, icon } = STATES[match.strength]
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name the same line twice, and lines never move
              key={at}
              data-match={match.strength}
              title={why(match)}
              className={`flex items-start gap-2 rounded-sm px-2.5 py-1.5 text-sm ${tone}`}
            >
              <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${icon}`} />
              <span className="min-w-0">
                {decodeEntities(match.line)}
                <span className={explained ? 'block text-xs' : 'sr-only'}> {why(match)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className="mt-2 text-muted text-sm">+{more} more ingredients</p>}
    </div>
  )
}
