import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { ALLERGENS } from '#core/contracts/food-facts.ts'
import { MAX_GUEST_NAME, MAX_GUESTS } from '#core/contracts/planning-limits.ts'
import { DIET_OPTIONS } from '#core/contracts/preferences.ts'
import { allergenLabel, dietChoice } from '#core/food-facts/labels.ts'
import { needsWords } from '#core/food-facts/needs-words.ts'
import type { Guest } from '#core/planning/wishes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ChipGroup } from '#web/ui/toggle-chip.tsx'
import { LeaveOut } from './leave-out.tsx'
import * as strings from './strings.ts'

const FIRST = 6

interface GuestListProps {
  guests: readonly Guest[]
  onChange: (guests: Guest[]) => void
}

/** Those who eat along and have no account in the household, with what they don't eat. */
export function GuestList({ guests, onChange }: GuestListProps) {
  const change = (at: number, some: Partial<Guest>) =>
    onChange(guests.map((guest, index) => (index === at ? { ...guest, ...some } : guest)))
  const add = () =>
    onChange([...guests, { name: strings.guestNumber(guests.length + 1), diets: [], allergies: [] }])
  return (
    <section aria-label={strings.guests}>
      <h3 className="font-sans font-semibold text-base">{strings.guests}</h3>
      <ul className="mt-1 grid gap-2">
        {guests.map((guest, at) => (
          <GuestItem
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be the same, and change while they are typed
            key={at}
            guest={guest}
            onChange={(some) => change(at, some)}
            onRemove={() => onChange(guests.filter((_, index) => index !== at))}
          />
        ))}
      </ul>
      {guests.length < MAX_GUESTS && (
        <Button variant="outline" className="mt-2" onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          {strings.addGuest}
        </Button>
      )}
    </section>
  )
}

interface GuestItemProps {
  guest: Guest
  onChange: (some: Partial<Guest>) => void
  onRemove: () => void
}

function GuestItem({ guest, onChange, onRemove }: GuestItemProps) {
  const { name, diets, allergies, leaveOut = [] } = guest
  // A new guest is open, and stays so while the needs are chosen.
  const [isNew] = useState(diets.length + allergies.length + leaveOut.length === 0)
  const needs = [
    needsWords(allergies, diets),
    leaveOut.length > 0 && strings.withoutFoods(leaveOut.join(', ')),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className="rounded-card border border-line">
      <details open={isNew}>
        <summary className="flex min-h-12 items-center gap-2 px-4">
          <span className="min-w-0 truncate">
            <span className="font-semibold">{name}</span> <span className="text-muted text-sm">{needs}</span>
          </span>
        </summary>
        <div className="grid gap-4 px-4 pb-4">
          <TextField
            label={strings.guestName}
            defaultValue={name}
            maxLength={MAX_GUEST_NAME}
            autoComplete="off"
            onBlur={(event) => onChange({ name: event.target.value.trim() || name })}
          />
          <ChipGroup
            legend={strings.guestAllergies}
            quiet
            options={ALLERGENS}
            name={allergenLabel}
            first={FIRST}
            chosen={allergies}
            onChange={(next) => onChange({ allergies: next })}
          />
          <ChipGroup
            legend={strings.guestDiets}
            quiet
            options={DIET_OPTIONS}
            name={dietChoice}
            first={FIRST}
            chosen={diets}
            onChange={(next) => onChange({ diets: next })}
          />
          <LeaveOut
            label={strings.leaveOut}
            foods={leaveOut}
            onChange={(next) => onChange({ leaveOut: next })}
          />
          <Button variant="outline" className="justify-self-start" onClick={onRemove}>
            <X aria-hidden="true" className="size-5" />
            {strings.removeGuest(name)}
          </Button>
        </div>
      </details>
    </li>
  )
}
