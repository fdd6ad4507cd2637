import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { FunctionError } from '#web/api/functions.ts'
import { FirstSwaps } from '#web/features/substitutions/first-swaps.tsx'
import { KeptSwaps } from '#web/features/substitutions/kept-swaps.tsx'
import { type Asking, useSubstitutions } from '#web/features/substitutions/queries.ts'
import { joined, readRestrictions } from '#web/features/substitutions/restrictions.ts'
import { type GradedSubstitution, pantryNames } from '#web/features/substitutions/results.ts'
import { SwapForm } from '#web/features/substitutions/swap-form.tsx'
import { SwapResults } from '#web/features/substitutions/swap-results.tsx'
import { notify, notifySmall } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { recordEvent } from '#web/state/events.ts'
import { usePreferences } from '#web/state/preferences.ts'
import { swapStore } from '#web/state/swaps.ts'
import { cardLook } from '#web/ui/card.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import * as strings from './strings.ts'

/** The query is in the URL: a link, a reload and Back all show the same results. */
function useAsked(): Asking & { recipeId: string; needs: string } {
  const [search] = useSearchParams()
  const read = (name: string) => (search.get(name) ?? '').trim()
  return {
    ingredient: read('ingredient'),
    quantity: read('quantity'),
    recipe: read('recipe'),
    recipeId: read('recipeId'),
    needs: read('needs'),
  }
}

/** The profile's diets and allergies always apply, unless removed on this visit, and those in the URL with them. */
function useRestrictions(needs: string) {
  const { diets, allergies } = usePreferences()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const own: readonly string[] = [...diets, ...allergies]
  return {
    restrictions: joined(
      own.filter((one) => !removed.includes(one)),
      readRestrictions(needs),
    ),
    fromProfile: own.length > 0,
    /** Keeps what was removed from the profile's, and returns the others for the URL. */
    split: (next: readonly string[]) => {
      setRemoved(own.filter((one) => !next.includes(one)))
      return next.filter((one) => !own.includes(one)).join(',')
    },
  }
}

export default function SubstitutionAssistant() {
  const { title, section } = sitePage('substitutionAssistant')
  const navigate = useNavigate()
  const { recipeId, needs, ...asked } = useAsked()
  const { restrictions, fromProfile, split } = useRestrictions(needs)
  const { data, error, isFetching, errorUpdatedAt, refetch } = useSubstitutions(asked, restrictions)
  const [takesFocus, setTakesFocus] = useState(true)
  const [cleared, setCleared] = useState(false)
  // The form keeps its own state; a query from elsewhere, such as an example, resets it.
  const [filled, setFilled] = useState<{ key: number; asking: Asking }>({ key: 0, asking: asked })
  const field = useRef<HTMLInputElement>(null)

  const reportedAt = useRef(errorUpdatedAt)
  useEffect(() => {
    if (errorUpdatedAt === reportedAt.current) return
    reportedAt.current = errorUpdatedAt
    notify({ title: strings.substitutionsFailedToast, variant: 'destructive' })
  }, [errorUpdatedAt])

  const go = (asking: Asking | undefined, needs: string) =>
    void navigate(paths.substitutionAssistant({ ...asking, recipeId, needs }), {
      replace: true,
      preventScrollReset: true,
    })
  const ask = (asking: Asking, typed: string[] = []) => {
    setCleared(false)
    setTakesFocus(true)
    const next = joined(restrictions, typed)
    const same =
      next.length === restrictions.length &&
      (['ingredient', 'quantity', 'recipe'] as const).every((name) => asking[name] === asked[name])
    if (same) refetch()
    else go(asking, split(next))
  }
  const restrict = (next: readonly string[]) => {
    setTakesFocus(false)
    go(asked, split(next))
  }
  const clear = () => {
    setCleared(true)
    go(undefined, needs)
    field.current?.focus()
  }
  const add = (chosen: readonly GradedSubstitution[]) => {
    swapStore.add(
      chosen.map(({ substitute, ratio }) => ({
        ingredient: asked.ingredient,
        substitute,
        ratio,
        ...(recipeId ? { recipeId, recipe: asked.recipe } : {}),
      })),
    )
    for (const { substitute } of chosen)
      recordEvent({
        kind: 'substituted',
        ingredient: asked.ingredient,
        substitute,
        recipe_id: recipeId || undefined,
      })
    notifySmall({
      title: strings.substitutionsAdded(chosen.length),
      description: strings.substitutionsAddedHint,
      variant: 'success',
    })
    void navigate(paths.addIngredients(), { state: { prefilledIngredients: pantryNames(chosen) } })
  }

  const state = isFetching ? 'loading' : error ? 'failed' : data ? 'shown' : cleared ? 'cleared' : 'idle'
  return (
    <div className="wrap pb-28">
      <PageHeading title={title} eyebrow={section}>
        {strings.substitutionsLead}
      </PageHeading>
      <div className="grid items-start gap-8 lg:grid-cols-[22rem_1fr]">
        <section aria-label={strings.whatToReplace} className={`${cardLook} p-5 md:p-6 lg:sticky lg:top-32`}>
          <SwapForm
            key={filled.key}
            asked={filled.asking}
            busy={state === 'loading'}
            restrictions={restrictions}
            notKnown={data?.not_known ?? []}
            fromProfile={fromProfile}
            onRestrict={restrict}
            onAsk={ask}
            ingredientRef={field}
          />
        </section>
        <section aria-label={strings.substitutions} data-state={state} className="min-w-0">
          {state === 'loading' && <Looking />}
          {state === 'failed' && (
            <ErrorCard
              title={strings.substitutionsFailed}
              message={error instanceof FunctionError ? error.message : strings.substitutionsFailedHint}
              onRetry={() => refetch()}
            />
          )}
          {state === 'shown' && data && (
            <SwapResults
              key={`${asked.ingredient}|${asked.quantity}|${asked.recipe}`}
              asked={`${asked.quantity} ${asked.ingredient}`.trim()}
              answer={data}
              takesFocus={takesFocus}
              onAdd={add}
              onClear={clear}
            />
          )}
          {(state === 'idle' || state === 'cleared') && (
            <FirstSwaps
              cleared={state === 'cleared'}
              onAsk={(example) => {
                ask(example)
                setFilled({ key: filled.key + 1, asking: example })
              }}
            />
          )}
        </section>
      </div>
      <KeptSwaps />
    </div>
  )
}

function Looking() {
  return (
    <div role="status">
      <span className="sr-only">{strings.substitutionsLooking}</span>
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="mt-5 h-28 rounded-card" />
      <div className="mt-6 grid gap-4 xl:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </div>
  )
}
