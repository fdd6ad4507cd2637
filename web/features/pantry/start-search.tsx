import Camera from 'lucide-react/icons/camera'
import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useEffect, useState } from 'react'
import { focusStartField } from '#web/lib/start-field.ts'
import { paths } from '#web/paths.ts'
import { pantryStore, usePantry } from '#web/state/pantry.ts'
import { Button } from '#web/ui/button.tsx'
import { FoodArt } from '#web/ui/food-art/food-art.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { KnownIngredient } from './built-in-ingredients.ts'
import { IngredientEntry } from './ingredient-entry.tsx'
import * as startStrings from './start/strings.ts'
import type { StartJob } from './start-work.tsx'

const StartWork = lazy(async () => ({ default: (await import('./start-work.tsx')).StartWork }))
const StaplesQuestion = lazy(async () => ({
  default: (await import('./staples-question.tsx')).StaplesQuestion,
}))

const EXAMPLES = [
  { name: 'egg', emoji: '🥚', art: 'egg', words: startStrings.exampleEggs },
  { name: 'tomato', emoji: '🍅', art: 'tomato', words: startStrings.exampleTomatoes },
  { name: 'spinach', emoji: '🥬', art: 'leafy-green', words: startStrings.exampleSpinach },
] as const

/** The field that Sous starts with: what you have in, recipes out. */
export function StartSearch({ isStart }: { isStart: boolean }) {
  const { ingredients } = usePantry()
  const [text, setText] = useState('')
  const [known, setKnown] = useState<readonly KnownIngredient[]>([])
  const [jobs, setJobs] = useState<readonly StartJob[]>([])
  const [finding, setFinding] = useState(false)
  const hasList = ingredients.length > 0
  const [hasBegun, setBegun] = useState(false)
  if (!hasBegun && (hasList || text !== '' || jobs.length > 0)) setBegun(true)

  // Prerendered, it has the focus already; after a change of page the shell gives it.
  useEffect(() => {
    if (document.activeElement === document.body) focusStartField()
  }, [])

  const work = (text: string, isSearch: boolean) => setJobs((all) => [...all, { text, isSearch }])
  return (
    <div>
      <IngredientEntry
        known={known}
        have={ingredients}
        text={text}
        onText={setText}
        onPick={(one) => pantryStore.add([one])}
        onTake={(taken) => work(taken, false)}
        onSubmit={(typed) => work(typed, true)}
        isSearch
        isStart={isStart}
        hint={startStrings.entryHint}
      >
        <Button type="submit" size="lg" className="max-sm:flex-1">
          {finding ? (
            <Spinner label={startStrings.finding} />
          ) : (
            <Search aria-hidden="true" className="size-5" />
          )}
          {startStrings.findRecipes}
        </Button>
        <LinkButton
          to={paths.addIngredients()}
          state={{ isScanning: true }}
          size="lg"
          variant="outline"
          className="px-5 max-sm:grow"
        >
          <Camera aria-hidden="true" className="size-5" />
          {startStrings.scan}
        </LinkButton>
      </IngredientEntry>
      {/* Who comes back with a list: as tall as that, so that little moves when it takes the place of the examples. */}
      <div className="in-data-kitchen:min-h-36">
        {hasBegun && (
          <Suspense fallback={hasList && <div className="mt-4 min-h-11" />}>
            <StartWork jobs={jobs} onKnown={setKnown} onFinding={setFinding} />
          </Suspense>
        )}
        {ingredients.length <= EXAMPLES.length && <Examples have={ingredients} />}
      </div>
      {hasBegun && (
        <Suspense>
          <StaplesQuestion className="mt-4" />
        </Suspense>
      )}
    </div>
  )
}

function Examples({ have }: { have: readonly string[] }) {
  const shown = EXAMPLES.filter(({ name }) => !have.includes(name))
  if (shown.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 text-sm">
      <span className="mr-1 text-muted">{startStrings.startWith}</span>
      {shown.map(({ name, emoji, art, words }) => (
        <button
          key={name}
          type="button"
          onClick={() => void pantryStore.add([{ name, emoji }])}
          className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-line bg-surface py-1 pr-4 pl-2 font-medium transition-colors hover:border-accent hover:bg-accent-soft"
        >
          <FoodArt name={art} className="size-6" />
          {words}
        </button>
      ))}
    </div>
  )
}
