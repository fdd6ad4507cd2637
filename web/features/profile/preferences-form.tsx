import { type FormEvent, useState } from 'react'
import { ALLERGENS } from '#core/contracts/food-facts.ts'
import { CUISINES, DIET_OPTIONS, SKILL_PROGRESS, SKILLS, STAPLES_MAX } from '#core/contracts/preferences.ts'
import type { ProfileRow } from '#core/contracts/rows.ts'
import { allergenLabel, dietChoice } from '#core/food-facts/labels.ts'
import { addToList } from '#core/pantry/ingredient-list.ts'
import { fromProfile } from '#web/state/account-preferences.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ChipGroup } from '#web/ui/toggle-chip.tsx'
import { useSavePreferences } from './queries.ts'
import { SKILL_NAMES } from './skill-names.ts'
import * as strings from './strings.ts'

const title = (word: string) => word[0]?.toUpperCase() + word.slice(1)

const OFFERED = ['water', 'salt', 'black pepper', 'olive oil', 'vegetable oil', 'butter', 'flour', 'sugar']

const UNITS = [
  { value: 'us', label: strings.unitsUs },
  { value: 'metric', label: strings.unitsMetric },
] as const

interface PreferencesFormProps {
  userId: string
  profile: Partial<ProfileRow>
}

export function PreferencesForm({ userId, profile }: PreferencesFormProps) {
  const [own, setOwn] = useState(() => fromProfile(profile))
  const save = useSavePreferences(userId)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) save.mutate(own)
  }
  return (
    <form onSubmit={submit} noValidate className={`${cardLook} grid gap-8 p-5 sm:p-8`}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="grid content-start gap-3">
          <Select
            label={strings.skill}
            options={SKILLS.map((value) => ({ value, label: title(SKILL_NAMES[value]) }))}
            value={own.skill}
            onChange={(skill) => setOwn({ ...own, skill })}
          />
          <ProgressBar
            label={strings.cookingLevel}
            value={SKILL_PROGRESS[own.skill]}
            max={100}
            text={strings.skillProgress(title(SKILL_NAMES[own.skill]), SKILL_PROGRESS[own.skill])}
          />
        </div>
        <Select
          label={strings.units}
          options={UNITS}
          value={own.units}
          onChange={(units) => setOwn({ ...own, units })}
        />
      </div>
      <ChipGroup
        legend={strings.diets}
        hint={strings.dietsHint}
        options={DIET_OPTIONS}
        name={dietChoice}
        chosen={own.diets}
        onChange={(diets) => setOwn({ ...own, diets })}
      />
      <ChipGroup
        legend={strings.allergies}
        hint={strings.allergiesHint}
        options={ALLERGENS}
        name={allergenLabel}
        chosen={own.allergies}
        onChange={(allergies) => setOwn({ ...own, allergies })}
      />
      <ChipGroup
        legend={strings.favoriteCuisines}
        options={CUISINES}
        name={title}
        chosen={own.cuisines}
        onChange={(cuisines) => setOwn({ ...own, cuisines })}
      />
      <div>
        <ChipGroup
          legend={strings.staples}
          hint={strings.staplesHint}
          options={[...new Set([...OFFERED, ...own.staples])]}
          chosen={own.staples}
          onChange={(staples) => setOwn({ ...own, staples })}
        />
        <AddStaple
          onAdd={(name) =>
            setOwn({ ...own, staples: addToList(own.staples, [name]).list.slice(0, STAPLES_MAX) })
          }
        />
      </div>
      <Button type="submit" aria-disabled={save.isPending} className="justify-self-start max-sm:w-full">
        {save.isPending && <Spinner label={strings.savingPreferences} />}
        {save.isPending ? strings.saving : strings.savePreferences}
      </Button>
    </form>
  )
}

function AddStaple({ onAdd }: { onAdd: (name: string) => void }) {
  const [text, setText] = useState('')
  const add = () => {
    if (text.trim() === '') return
    onAdd(text)
    setText('')
  }
  return (
    <div className="mt-4 flex max-w-line items-end gap-3">
      <TextField
        label={strings.otherStaple}
        className="min-w-0 flex-1"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={100}
        enterKeyHint="done"
        value={text}
        onValue={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter adds the word; it must not submit a half-filled form.
          event.preventDefault()
          add()
        }}
      />
      <Button variant="outline" className="min-h-12" onClick={add} aria-label={strings.addStapleLabel}>
        {strings.addStaple}
      </Button>
    </div>
  )
}
