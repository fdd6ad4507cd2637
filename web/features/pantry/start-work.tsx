import { Suspense, useEffect, useRef } from 'react'
import { Queries } from '#web/api/queries.tsx'
import { notify, toastStore } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { pantryStore } from '#web/state/pantry.ts'
import type { KnownIngredient } from './built-in-ingredients.ts'
import { useCommonIngredients } from './queries.ts'
import { ReadingNotes } from './reading-notes.tsx'
import { StartList } from './start-list.tsx'
import * as strings from './strings.ts'
import { tellNotAdded } from './tell-not-added.ts'
import { ThrowOut } from './throw-out.tsx'
import { useFindRecipes } from './use-find-recipes.ts'
import { useReading } from './use-reading.ts'

/** Text from the field: to be added to the list, or searched with. */
export interface StartJob {
  text: string
  isSearch: boolean
}

interface StartWorkProps {
  /** All of this visit; a new one is appended. */
  jobs: readonly StartJob[]
  onKnown: (known: readonly KnownIngredient[]) => void
  onFinding: (finding: boolean) => void
}

/** A list typed on another day is easily forgotten: the results are for both. */
function tellAdded(before: number) {
  const now = pantryStore.get().ingredients.length
  // What may have been meant differently stays until it is answered.
  if (before === 0 || now === before || toastStore.get().some(({ action }) => action)) return
  notify({
    title: strings.nowIngredients(now),
    variant: 'success',
    link: { label: strings.changeLink, to: paths.addIngredients() },
  })
}

function Work({ jobs, onKnown, onFinding }: StartWorkProps) {
  const { known } = useCommonIngredients()
  const reading = useReading(known)
  const { find, finding } = useFindRecipes()
  const begun = useRef(0)

  useEffect(() => onKnown(known), [known, onKnown])
  useEffect(() => onFinding(finding), [finding, onFinding])
  useEffect(() => {
    const added = jobs.slice(begun.current)
    begun.current = jobs.length
    for (const { text, isSearch } of added) {
      const before = pantryStore.get().ingredients.length
      const taken = reading.take(text, undefined, isSearch)
      if (isSearch)
        void taken.then(async (rest) => {
          if (await find()) tellNotAdded(rest)
          tellAdded(before)
        })
    }
  }, [jobs, reading, find])

  return (
    <>
      <Suspense>
        <ThrowOut />
      </Suspense>
      <ReadingNotes {...reading} />
      <StartList known={known} />
    </>
  )
}

/** What the start field does, once there is something to do: the first render needs none of it. */
export function StartWork(props: StartWorkProps) {
  return (
    <Queries>
      <Work {...props} />
    </Queries>
  )
}
