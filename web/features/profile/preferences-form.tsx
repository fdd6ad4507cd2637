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

const title = (word: string) => word[0]?.toUpperCase() + word.slice(1)

const OFFERED = ['water', 'salt', 'black pepper', 'olive oil', 'vegetable oil', 'butter', 'flour', 'sugar']

const UNITS = [
  { value: 'us', label: 'US: cups, ounces, °F' },
  { value: 'metric', label: 'Metric: grams, milliliters, °C' },
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
            label="Cooking skill"
            options={SKILLS.map((value) => ({ value, label: title(value) }))}
            value={own.skill}
            onChange={(skill) => setOwn({ ...own, skill })}
          />
          <ProgressBar
            label="Cooking level"
            value={SKILL_PROGRESS[own.skill]}
            max={100}
            text={`${title(own.skill)}, ${SKILL_PROGRESS[own.skill]} of 100`}
          />
        </div>
        <Select
          label="Units"
          options={UNITS}
          value={own.units}
          onChange={(units) => setOwn({ ...own, units })}
        />
      </div>
      <ChipGroup
        legend="Dietary options"
        hint="Recipe lists and substitutions show only what fits all of these."
        options={DIET_OPTIONS}
        name={dietChoice}
        chosen={own.diets}
        onChange={(diets) => setOwn({ ...own, diets })}
      />
      <ChipGroup
        legend="Allergies"
        hint="Recipes that contain any of these are hidden, and carry a warning if you open one."
        options={ALLERGENS}
        name={allergenLabel}
        chosen={own.allergies}
        onChange={(allergies) => setOwn({ ...own, allergies })}
      />
      <ChipGroup
        legend="Favorite cuisines"
        options={CUISINES}
        name={title}
        chosen={own.cuisines}
        onChange={(cuisines) => setOwn({ ...own, cuisines })}
      />
      <div>
        <ChipGroup
          legend="Always in your kitchen"
          hint="We’ll assume you always have these."
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
        {save.isPending && <Spinner label="Saving your preferences" />}
        {save.isPending ? 'Saving…' : 'Save preferences'}
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
        label="Something else"
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
      <Button variant="outline" className="min-h-12" onClick={add} aria-label="Add to always in your kitchen">
        Add
      </Button>
    </div>
  )
}
