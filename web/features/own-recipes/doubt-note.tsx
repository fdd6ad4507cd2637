import CircleHelp from 'lucide-react/icons/circle-question-mark'
import * as strings from './strings.ts'

/** Why to check a field that was filled in for the user. Where we are sure, there is nothing. */
export function DoubtNote({ why }: { why: string }) {
  return (
    <span className="flex items-start gap-2 text-sm text-text">
      <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>
        <strong className="font-semibold">{strings.checkThis}</strong> {why}
      </span>
    </span>
  )
}
