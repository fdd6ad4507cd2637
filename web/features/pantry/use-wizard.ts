import { useDeferredValue, useState } from 'react'
import { notify, notifySmall } from '#web/lib/toast.ts'
import { pantryStore, usePantry } from '#web/state/pantry.ts'

/** 1 choose a method, 3 review the scan, 4 type. There is no screen between 1 and 3: the photo is being scanned. */
type WizardStep = 1 | 3 | 4

export type WizardProgress = { percent: 33 | 66 | 100; label: string }

export function wizardProgress(
  step: WizardStep,
  ingredients: number,
  busy: false | 'Finding recipes' | 'Looking at your photo',
): WizardProgress {
  if (busy) return { percent: 66, label: busy }
  if (step !== 1 && ingredients > 0) return { percent: 100, label: 'Review your ingredients' }
  return { percent: 33, label: step === 1 ? 'Choose how to add ingredients' : 'Add your ingredients' }
}

/** Adds names to the list, with a small toast for each new one. */
export function addIngredients(names: readonly string[]): string[] {
  const added = pantryStore.add(names)
  if (added.length === 1)
    notifySmall({ title: 'Ingredient Added', description: added[0], variant: 'success' })
  if (added.length > 1)
    notifySmall({
      title: 'Ingredient Added',
      description: `${added.length} ingredients: ${added.join(', ')}`,
      variant: 'success',
    })
  return added
}

interface Arrival {
  /** From the URL: ?ingredients=egg,rice */
  ingredients: readonly string[]
  /** From another page, such as substitutions. */
  prefilled: readonly string[]
}

export function useWizard(arrival: Arrival) {
  // Accepted text leaves the field immediately; the chips follow in the next frame.
  const ingredients = useDeferredValue(usePantry().ingredients)
  const [text, setText] = useState('')
  // Arriving with ingredients goes straight to the list. Runs once: arriving is one event.
  const [step, setStep] = useState<WizardStep>(() => {
    const brought = [...arrival.ingredients, ...arrival.prefilled]
    pantryStore.add(brought)
    return brought.length > 0 ? 4 : 1
  })
  return {
    step,
    text,
    setText,
    ingredients,
    typeThem: () => setStep(4),
    review: () => setStep(3),
    chooseAgain: () => setStep(1),
    startOver: () => {
      if (ingredients.length > 0)
        notify({ title: 'Your list is empty', undo: () => void pantryStore.add(ingredients) })
      pantryStore.clear()
      setText('')
      setStep(1)
    },
  }
}

export const welcomePrefilled = (names: readonly string[]) =>
  notify({ title: 'Ingredients Added!', description: names.join(', '), variant: 'success' })
