import { useDeferredValue, useState } from 'react'
import { notify } from '#web/lib/toast.ts'
import { pantryStore, usePantryItems } from '#web/state/pantry.ts'

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

/** `withList`: arriving with ingredients, or to change them, goes straight to the list. */
export function useWizard(withList: boolean) {
  // Accepted text leaves the field immediately; the chips follow in the next frame.
  const items = useDeferredValue(usePantryItems())
  const [text, setText] = useState('')
  const [step, setStep] = useState<WizardStep>(withList ? 4 : 1)
  const [isTyping, setTyping] = useState(false)
  return {
    step,
    text,
    setText,
    items,
    /** The user chose to type: the field gets the focus, and on a phone the keyboard opens. */
    isTyping,
    typeThem: () => {
      setTyping(true)
      setStep(4)
    },
    goOn: () => setStep(4),
    review: () => setStep(3),
    chooseAgain: () => setStep(1),
    startOver: () => {
      const cleared = pantryStore.items()
      if (cleared.length > 0) notify({ title: 'List cleared', undo: () => void pantryStore.add(cleared) })
      pantryStore.clear()
      setText('')
      setTyping(false)
      setStep(1)
    },
  }
}
