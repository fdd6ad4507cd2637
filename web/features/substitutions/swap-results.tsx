import ChefHat from 'lucide-react/icons/chef-hat'
import Share2 from 'lucide-react/icons/share-2'
import Sparkles from 'lucide-react/icons/sparkles'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import type { IngredientSubstitutionOutput } from '#core/contracts/ingredient-substitution.ts'
import { sayFits } from '#core/food-facts/sentence.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { ThumbBar } from '#web/ui/thumb-bar.tsx'
import {
  ALL,
  DIET_FILTERS,
  GRADE_FILTERS,
  type GradedSubstitution,
  gradedResults,
  sharedText,
} from './results.ts'
import { shareSubstitutions } from './share.ts'
import * as strings from './strings.ts'
import { SwapCard } from './swap-card.tsx'

const GRADES = { all: strings.allGrades, A: strings.gradeAOrBetter, B: strings.gradeBOrBetter }
const title = (word: string) => word[0]?.toUpperCase() + word.slice(1)

interface SwapResultsProps {
  /** "1 cup buttermilk" */
  asked: string
  answer: IngredientSubstitutionOutput
  /** Not while the user is still choosing diets in the form. */
  takesFocus: boolean
  onAdd: (chosen: readonly GradedSubstitution[]) => void
  onClear: () => void
}

export function SwapResults({ asked, answer, takesFocus, onAdd, onClear }: SwapResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [filters, setFilters] = useState(ALL)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { best, shown } = gradedResults(answer, filters)
  const picked = shown.filter((one) => chosen.has(one.substitute))
  const top = shown.find((one) => one.substitute === best)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the results appear.
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [])

  const choose = (name: string, on: boolean) => {
    const next = new Set(chosen)
    if (on) next.add(name)
    else next.delete(name)
    setChosen(next)
  }
  const add = () => {
    if (picked.length === 0) return notify({ title: strings.nothingChosen, variant: 'destructive' })
    onAdd(picked)
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 scroll-mt-32 text-2xl outline-none">
          {strings.resultsTitle(asked)}
        </h2>
        <div className="-mx-2 flex flex-wrap gap-1">
          {shown.length > 0 && (
            <Button
              variant="quiet"
              onClick={() => shareSubstitutions(sharedText(asked, picked.length > 0 ? picked : shown))}
            >
              <Share2 aria-hidden="true" className="size-5" />
              {strings.share}
            </Button>
          )}
          <Button variant="quiet" onClick={onClear}>
            <X aria-hidden="true" className="size-5" />
            {strings.clearResults}
          </Button>
        </div>
      </div>

      {answer.read_as && <p className="mt-2 text-muted">{strings.readAs(answer.read_as)}</p>}
      {top && <TopPick swap={top} />}
      {answer.warnings.length > 0 && <ImportantNotes warnings={answer.warnings} />}

      {answer.substitutions.length > 0 ? (
        <>
          <div className="mt-6 grid grid-cols-2 gap-3 sm:max-w-prose">
            <Select
              label={strings.dietFilter}
              options={DIET_FILTERS.map((value) => ({
                value,
                label: value === 'all' ? strings.allDiets : title(sayFits(value)),
              }))}
              value={filters.diet}
              onChange={(diet) => setFilters({ ...filters, diet })}
            />
            <Select
              label={strings.gradeFilter}
              options={GRADE_FILTERS.map((value) => ({ value, label: GRADES[value] }))}
              value={filters.grade}
              onChange={(grade) => setFilters({ ...filters, grade })}
            />
          </div>
          <p aria-live="polite" className="mt-6 text-muted">
            {strings.shownCount(shown.length, answer.substitutions.length)}
          </p>
          {shown.length > 0 ? (
            <ul className="mt-4 grid gap-4 xl:grid-cols-2">
              {shown.map((swap) => (
                <li key={swap.substitute}>
                  <SwapCard
                    swap={swap}
                    best={swap.substitute === best}
                    chosen={chosen.has(swap.substitute)}
                    onChoose={(on) => choose(swap.substitute, on)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <div className={`${cardLook} mt-4 p-8 text-center`}>
              <p className="text-lg">{strings.filteredOut}</p>
              <Button variant="outline" className="mt-4" onClick={() => setFilters(ALL)}>
                {strings.clearFilters}
              </Button>
            </div>
          )}
          <ThumbBar className="lg:mt-8">
            <Button size="lg" onClick={add} className="max-lg:w-full">
              <ChefHat aria-hidden="true" className="size-5" />
              {strings.addToRecipe(picked.length)}
            </Button>
          </ThumbBar>
        </>
      ) : (
        <div className={`${cardLook} mt-6 p-8 text-center`}>
          <p className="text-lg">{strings.emptyTitle}</p>
          <p className="mx-auto mt-2 max-w-line text-muted">{strings.emptyText}</p>
        </div>
      )}
    </>
  )
}

function TopPick({ swap }: { swap: GradedSubstitution }) {
  return (
    <section aria-labelledby="top-pick" className="mt-5 rounded-card border border-line bg-accent-soft p-5">
      <h3 id="top-pick" className="eyebrow flex items-center gap-2 font-sans">
        <Sparkles aria-hidden="true" className="size-4" />
        {strings.topPick}
      </h3>
      <p className="mt-2 font-display font-semibold text-2xl first-letter:uppercase">{swap.substitute}</p>
      <p className="mt-1 text-lg">{swap.ratio}</p>
    </section>
  )
}

function ImportantNotes({ warnings }: { warnings: readonly string[] }) {
  return (
    <section
      aria-labelledby="important-notes"
      className="mt-4 rounded-card border border-line bg-turmeric-soft p-5"
    >
      <h3 id="important-notes" className="flex items-center gap-2 font-sans font-semibold text-base">
        <TriangleAlert aria-hidden="true" className="size-5 text-turmeric" />
        {strings.notesTitle}
      </h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </section>
  )
}
