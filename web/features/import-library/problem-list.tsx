import type { ImportProblem } from '#core/import/imported.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

const SHOWN = 100
/** Few are read at once. */
const MOST_OPEN = 5

/** What didn't come along and why; a long list is folded. */
export function ProblemList({ title, problems }: { title: string; problems: readonly ImportProblem[] }) {
  if (problems.length === 0) return null
  return (
    <details
      open={problems.length <= MOST_OPEN}
      className="mt-3 rounded-card border border-line bg-sunken px-4"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{title}</summary>
      <ul className="space-y-1 pb-4 text-sm [overflow-wrap:anywhere]">
        {problems.slice(0, SHOWN).map(({ where, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same problem, and they never move
          <li key={index}>
            {where
              ? rich(strings.problemIn(reason), { where: () => <b className="font-semibold">{where}</b> })
              : reason}
          </li>
        ))}
        {problems.length > SHOWN && (
          <li className="text-muted">{strings.morePlaces(problems.length - SHOWN)}</li>
        )}
      </ul>
    </details>
  )
}
