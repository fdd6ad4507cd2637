import Timer from 'lucide-react/icons/timer'
import { notifySmall } from '#web/lib/toast.ts'
import { MAX_TIMERS, timersStore } from '#web/state/timers.ts'
import { Button } from '#web/ui/button.tsx'
import { stepTimers } from './step-timers.ts'

interface StepScreenProps {
  step: string
  /** The ingredient lines that it uses, some of them together with other steps. */
  used: readonly { line: string; isShared: boolean }[]
  recipeId: string
}

export function StepScreen({ step, used, recipeId }: StepScreenProps) {
  const timers = stepTimers(step)
  const start = (name: string, seconds: number) => {
    if (!timersStore.start({ name, seconds, recipeId }))
      notifySmall({ title: `${MAX_TIMERS} timers run already`, description: 'Close one to start another.' })
  }
  return (
    <>
      <p className="max-w-prose font-display text-3xl leading-snug">{step}</p>
      {used.length > 0 && (
        <div className="mt-6 max-w-prose">
          <h2 className="font-sans font-semibold text-muted text-sm">For this step</h2>
          <ul className="mt-2 grid gap-x-8 text-lg sm:grid-cols-2">
            {used.map(({ line, isShared }) => (
              <li key={line} className="border-line border-b py-2">
                {line} {isShared && <span className="text-base text-muted">in all</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {timers.length > 0 && (
        <div className="mt-6 flex flex-wrap gap-3">
          {timers.map(({ name, seconds, length }) => (
            <Button key={seconds} variant="outline" className="min-h-14" onClick={() => start(name, seconds)}>
              <Timer aria-hidden="true" className="size-5 text-accent" />
              Start {length} timer
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
