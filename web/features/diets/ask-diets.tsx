import { useState } from 'react'
import { needsWords } from '#core/food-facts/needs-words.ts'
import { notify } from '#web/lib/toast.ts'
import { dietQuestion, useDietQuestion } from '#web/state/diet-question.ts'
import { preferencesStore, usePreferences } from '#web/state/preferences.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { DietChips, type DietDraft } from './diet-chips.tsx'
import * as strings from './strings.ts'

/** Asked once on each device, and never in the way. A tick counts at once: nothing is lost by going on. */
export function AskDiets() {
  const isAsked = useDietQuestion()
  const [isOpen, setOpen] = useState(isAsked)
  const { diets, allergies } = usePreferences()
  // The page is rendered before the device is read.
  const [answered, setAnswered] = useState(false)
  if (!(answered ? isOpen : isAsked)) return null
  const change = (draft: DietDraft) => {
    setAnswered(true)
    setOpen(true)
    preferencesStore.setNeeds(draft.diets, draft.allergies)
    dietQuestion.done()
  }
  const close = () => {
    setAnswered(true)
    setOpen(false)
    dietQuestion.done()
    if (diets.length + allergies.length === 0) return
    notify({
      title: strings.savedTitle,
      description: `${needsWords(allergies, diets)}. ${strings.savedHint}`,
      variant: 'success',
    })
  }
  return (
    <section aria-labelledby="ask-diets" className={`${cardLook} p-5 md:p-8`}>
      <h2 id="ask-diets" className="text-2xl">
        {strings.askTitle}
      </h2>
      <p className="mt-1 text-muted">{strings.askText}</p>
      <div className="mt-5">
        <DietChips short value={{ diets, allergies }} onChange={change} />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button data-main-action onClick={close}>
          {strings.save}
        </Button>
        {diets.length + allergies.length === 0 && (
          <Button data-main-action variant="quiet" onClick={close}>
            {strings.skip}
          </Button>
        )}
        <p className="text-muted text-sm">{strings.keptWhere}</p>
      </div>
    </section>
  )
}
