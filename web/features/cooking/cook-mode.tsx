import { clsx } from 'clsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Volume2 from 'lucide-react/icons/volume-2'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { DoneScreen } from './done-screen.tsx'
import { MainActionPlace } from './main-action.tsx'
import { type RecipeLinks, SetOutScreen } from './set-out-screen.tsx'
import { ingredientsOfSteps } from './step-ingredients.ts'
import { StepScreen } from './step-screen.tsx'
import * as strings from './strings.ts'
import { useCookKeys } from './use-cook-keys.ts'
import { useLeave } from './use-leave.ts'
import { usePosition } from './use-position.ts'
import { useReadAloud } from './use-read-aloud.ts'
import { useSwipe } from './use-swipe.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface CookModeProps {
  recipe: ExternalRecipeRow
  /** Scaled and in the user's units. */
  steps: readonly string[]
  lines: readonly string[]
  /** What to use for each line; empty if it is at hand. */
  advice: readonly string[]
  /** The recipes that lines stand for, by index. */
  links?: RecipeLinks
  /** For each step the indexes of the lines it uses; a heuristic fills in until they are known. */
  mentions: readonly (readonly number[])[] | undefined
  /** Running timers, above the buttons at the bottom. */
  timers: ReactNode
  /** Lets the user set a custom timer, below each step. */
  ownTimer: ReactNode
  /** What the user avoids in it, before the first step. */
  notes?: ReactNode
  /** The user's notes on steps, by number from 0. */
  stepNotes?: readonly (string | undefined)[]
  /** After the last step. */
  afterwards?: ReactNode
  /** It was cooked already: starts after the last step. */
  isDone?: boolean
}

/** A recipe to cook from: one step at a time, in large type, for wet hands. The ingredients first, the meal last. */
export function CookMode(props: CookModeProps) {
  const { recipe, steps, lines, advice, mentions, timers, ownTimer, notes, stepNotes } = props
  const leaving = useLeave(recipe.id)
  const { title } = recipe
  const end = steps.length + 1
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [hasMainAction, setMainAction] = useState(false)
  const mainAction = useMemo(() => ({ place, onTaken: setMainAction }), [place])
  const [at, go] = usePosition(recipe.id, end, props.isDone ?? false)
  const step = steps[at - 1]
  const toSetOut = lines.map((line, index) => [line, advice[index]].filter(Boolean).join(': '))
  const spoken = step ?? (at === 0 ? strings.spokenStart(toSetOut.join('. ')) : strings.spokenEnd(title))
  const byStep = useMemo(
    () => ingredientsOfSteps(steps, { lines, advice, mentions }),
    [steps, lines, advice, mentions],
  )
  const voice = useReadAloud(spoken)
  const [next, back] = [() => go(at + 1), () => go(at - 1)]

  useWakeLock()
  useCookKeys({ next, back, first: () => go(0), last: () => go(end), leave: leaving.leave })
  const swipe = useSwipe((direction) => (direction === 'left' ? next() : back()))

  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [at])

  const where =
    step !== undefined ? strings.stepOf(at, steps.length) : at === 0 ? strings.beforeStart : strings.done

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky short:static top-0 z-20 bg-bg pt-[env(safe-area-inset-top)]">
        <div className="wrap flex items-center gap-3 py-1">
          <Link
            {...leaving.link}
            aria-label={strings.leave}
            className={buttonLook({ variant: 'quiet', size: 'icon', className: '-ml-3 size-14' })}
          >
            <X aria-hidden="true" className="size-7" />
          </Link>
          <h1 tabIndex={-1} className="min-w-0 flex-1 truncate text-lg">
            {title}
          </h1>
          {voice.can && (
            <Button
              variant="quiet"
              size="icon"
              className="-mr-3 size-14"
              aria-pressed={voice.on}
              aria-label={strings.readAloud}
              onClick={voice.toggle}
            >
              <Volume2 aria-hidden="true" className={clsx('size-7', voice.on && 'text-accent')} />
            </Button>
          )}
        </div>
        <div
          role="progressbar"
          aria-label={strings.progressLabel}
          aria-valuemin={0}
          aria-valuemax={end}
          aria-valuenow={at}
          aria-valuetext={where}
          className="h-1 bg-line"
        >
          <div
            className="h-full origin-left bg-accent transition-transform"
            style={{ transform: `scaleX(${at / end})` }}
          />
        </div>
      </header>

      <div className="flex flex-1 touch-pan-y flex-col" {...swipe}>
        <section aria-live="polite" className="wrap pt-8 pb-6 md:pt-12">
          <p className="eyebrow mb-4">{where}</p>
          {step !== undefined ? (
            <StepScreen
              step={step}
              number={at}
              used={byStep[at - 1] ?? []}
              recipeId={recipe.id}
              note={stepNotes?.[at - 1]}
            />
          ) : at === 0 ? (
            <>
              {notes}
              <SetOutScreen
                recipeId={recipe.id}
                lines={lines}
                advice={advice}
                links={props.links}
                equipment={recipe.equipment}
                hasSections={recipe.origin === 'own'}
              />
            </>
          ) : (
            <MainActionPlace value={mainAction}>
              <DoneScreen recipe={recipe} onAgain={() => go(0)}>
                {props.afterwards}
              </DoneScreen>
            </MainActionPlace>
          )}
        </section>
        {step !== undefined && <div className="wrap pb-8">{ownTimer}</div>}
      </div>

      <footer className="sticky bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)]">
        <div className="wrap grid gap-2 py-3 short:py-1">
          {timers}
          <div className="flex gap-3">
            <Button variant="outline" className="min-h-15 short:min-h-11" disabled={at === 0} onClick={back}>
              <ArrowLeft aria-hidden="true" className="size-6" />
              {strings.back}
            </Button>
            {at < end ? (
              <Button className="min-h-15 flex-1 text-lg short:min-h-11" onClick={next}>
                {at === 0 ? strings.firstStep : at === steps.length ? strings.finish : strings.nextStep}
                <ArrowRight aria-hidden="true" className="size-6" />
              </Button>
            ) : (
              !hasMainAction && (
                <Link
                  {...leaving.link}
                  className={buttonLook({ className: 'min-h-15 flex-1 text-lg short:min-h-11' })}
                >
                  {strings.backToRecipe}
                </Link>
              )
            )}
            {at === end && <div ref={setPlace} className="flex-1 empty:hidden" />}
          </div>
        </div>
      </footer>
    </div>
  )
}
