import { useState } from 'react'
import { dietQuestion } from '#web/state/diet-question.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { DietChips, type DietDraft } from './diet-chips.tsx'
import * as strings from './strings.ts'

interface DietSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onClosed: () => void
}

/** The same choices as in the profile, from any list of recipes and without an account. */
export function DietSheet({ open, onOpenChange, onClosed }: DietSheetProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={strings.dietsAndAllergies}
      closeLabel={strings.closeSheet}
      top={<span className="font-display text-xl">{strings.dietsAndAllergies}</span>}
      onClosed={onClosed}
    >
      <SheetForm onSaved={() => onOpenChange(false)} />
    </Drawer>
  )
}

/** A draft: the list behind it is searched again once, when it is saved. */
function SheetForm({ onSaved }: { onSaved: () => void }) {
  const [draft, setDraft] = useState<DietDraft>(preferencesStore.get)
  const save = () => {
    preferencesStore.setNeeds(draft.diets, draft.allergies)
    dietQuestion.done()
    onSaved()
  }
  return (
    <>
      <div className="p-5">
        <DietChips value={draft} onChange={setDraft} />
        <p className="mt-6 text-muted text-sm">{strings.checkLabels}</p>
      </div>
      <div className="sticky bottom-0 border-line border-t bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Button className="w-full" onClick={save}>
          {strings.save}
        </Button>
      </div>
    </>
  )
}
