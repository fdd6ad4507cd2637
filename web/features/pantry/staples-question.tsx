import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { Allergen, Diet } from '#core/contracts/food-facts.ts'
import type { Needs } from '#core/food-facts/card-facts.ts'
import { listed } from '#core/text/listed.ts'
import { notify } from '#web/lib/toast.ts'
import { pantryStore, usePantry } from '#web/state/pantry.ts'
import { useNeeds } from '#web/state/preferences.ts'
import { staplesQuestion, useStaplesQuestion } from '#web/state/staples-question.ts'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Staples } from './staples.tsx'
import * as startStrings from './start/strings.ts'

/** With water, salt and pepper, the eight that most kitchens always have; by the word that people use. */
const USUAL = { oil: 'olive oil', butter: 'butter', sugar: 'sugar', flour: 'flour', garlic: 'garlic' }

/** Not for those who avoid what is in it. */
const AVOIDED: Readonly<Record<string, readonly (Allergen | Diet)[]>> = {
  flour: ['gluten', 'gluten-free'],
  butter: ['milk', 'dairy-free', 'vegan'],
}

/** Those that the user hasn't listed already and may eat: "vegetable oil" is oil. */
const unlisted = (ingredients: readonly string[], { avoid, diets }: Needs) =>
  Object.entries(USUAL).filter(
    ([word]) =>
      !ingredients.some((name) => name.split(' ').includes(word)) &&
      !AVOIDED[word]?.some((need) => [...avoid, ...diets].includes(need)),
  )

const look = 'rounded-card border border-line bg-surface p-4 in-data-staples:hidden'

function addAll(usual: readonly (readonly [string, string])[]) {
  const names = usual.map(([, name]) => name)
  staplesQuestion.done()
  pantryStore.setStaples(names, true)
  notify({
    title: startStrings.staplesSavedTitle,
    description: startStrings.staplesSavedText(listed(usual.map(([word]) => word))),
    variant: 'success',
    undo: () => pantryStore.setStaples(names, false),
  })
}

/** Asked once on each device, and answered with one tap. */
export function StaplesQuestion({ className }: { className?: string }) {
  const isAsked = useStaplesQuestion()
  const usual = unlisted(usePantry().ingredients, useNeeds())
  const [choosing, setChoosing] = useState(false)
  if (choosing)
    return (
      <div className={`${look} ${className}`}>
        <Staples />
        <Button size="sm" variant="outline" className="mt-4" onClick={() => setChoosing(false)}>
          {startStrings.staplesChosen}
        </Button>
      </div>
    )
  if (!isAsked || usual.length === 0) return null
  return (
    <section
      aria-label={startStrings.staplesQuestionLabel}
      className={`${look} flex flex-wrap items-center gap-x-4 gap-y-3 ${className}`}
    >
      <p className="min-w-0 flex-1 basis-56 text-sm">
        {rich(startStrings.staplesQuestion, {
          foods: () => <strong className="font-semibold">{listed(usual.map(([word]) => word))}</strong>,
        })}
      </p>
      <div className="flex items-center gap-2">
        <Button size="sm" onClick={() => addAll(usual)}>
          {usual.length > 1 ? startStrings.staplesYesAll : startStrings.staplesYes}
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            staplesQuestion.done()
            setChoosing(true)
          }}
        >
          {startStrings.staplesChoose}
        </Button>
        <Button
          size="icon"
          variant="quiet"
          aria-label={startStrings.staplesNever}
          onClick={staplesQuestion.done}
        >
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </section>
  )
}
