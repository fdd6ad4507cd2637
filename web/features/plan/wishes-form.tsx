import type { ReactNode } from 'react'
import { MAX_EATERS, MEAL_SLOTS } from '#core/contracts/planning-limits.ts'
import type { Needs } from '#core/food-facts/card-facts.ts'
import { needsWords } from '#core/food-facts/needs-words.ts'
import type { PlanWishes } from '#core/planning/wishes.ts'
import { wishesStore } from '#web/state/plan/wishes.ts'
import { useAllNeeds } from '#web/state/preferences.ts'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { ChipGroup } from '#web/ui/toggle-chip.tsx'
import { weekdayName } from './days.ts'
import { GuestList } from './guest-list.tsx'
import { LeaveOut } from './leave-out.tsx'
import { NutritionGoals } from './nutrition-goals.tsx'
import { Stepper } from './stepper.tsx'
import * as strings from './strings.ts'
import { TimeLimits } from './time-limits.tsx'

const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const
const MOST_TO_BUY = [0, 2, 3, 5, 8, 10, 15, 20, 30]
const ANY = 'any'

interface WishesFormProps {
  wishes: PlanWishes
  /** The diets and allergies of the user, and where to change them. */
  needs: ReactNode
  /** Of all who eat. */
  all: Needs
}

/** What a plan should be like; each change counts at once. */
export function WishesForm({ wishes, needs, all }: WishesFormProps) {
  const change = (some: Partial<PlanWishes>) => wishesStore.change(some)
  const own = useAllNeeds()
  const ofAll = needsWords(all.avoid, all.diets)
  const most = wishes.mostToBuy
  const numbers = most === null || MOST_TO_BUY.includes(most) ? MOST_TO_BUY : [...MOST_TO_BUY, most]
  return (
    <div className="grid gap-6">
      <ChipGroup
        legend={strings.mealsLegend}
        options={MEAL_SLOTS}
        chosen={wishes.slots}
        name={(slot) => strings.slotNames[slot]}
        onChange={(slots) => {
          // The last one stays.
          if (slots.length > 0) change({ slots })
        }}
      />
      <Stepper
        label={strings.eaters}
        value={wishes.eaters}
        min={1}
        max={MAX_EATERS}
        onChange={(eaters) => change({ eaters })}
      />
      <section aria-label={strings.needsTitle}>
        <h3 className="font-sans font-semibold text-base">{strings.needsTitle}</h3>
        <p className="text-muted text-sm">{strings.needsHint}</p>
        {needs}
        {/* Their own are right above. */}
        {ofAll !== needsWords(own.avoid, own.diets) && <p className="text-sm">{strings.needsOfAll(ofAll)}</p>}
      </section>
      <LeaveOut
        label={strings.leaveOut}
        foods={wishes.leaveOut ?? []}
        onChange={(leaveOut) => change({ leaveOut })}
      />
      <GuestList
        guests={wishes.guests}
        onChange={(guests) => {
          const eaters = wishes.eaters + guests.length - wishes.guests.length
          change({ guests, eaters: Math.min(MAX_EATERS, Math.max(1, eaters)) })
        }}
      />
      <ChipGroup
        legend={strings.daysOff}
        hint={strings.daysOffHint}
        options={WEEKDAYS}
        chosen={wishes.daysOff.map(String) as (typeof WEEKDAYS)[number][]}
        name={(day) => weekdayName(Number(day))}
        onChange={(days) => change({ daysOff: days.map(Number) })}
      />
      <Switch
        label={strings.cookTwice}
        hint={strings.cookTwiceHint}
        on={wishes.cookTwice}
        onChange={(cookTwice) => change({ cookTwice })}
      />
      <TimeLimits minutes={wishes.minutes} onChange={(minutes) => change({ minutes })} />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={strings.variety}
          value={wishes.variety}
          options={(['low', 'normal', 'high'] as const).map((value) => ({
            value,
            label: strings.varietyNames[value],
          }))}
          onChange={(variety) => change({ variety })}
        />
        <Select
          label={strings.mostToBuy}
          value={most === null ? ANY : String(most)}
          options={[
            { value: ANY, label: strings.anyNumber },
            ...numbers
              .toSorted((a, b) => a - b)
              .map((count) => ({
                value: String(count),
                label: count === 0 ? strings.nothingToBuy : strings.thingsToBuy(count),
              })),
          ]}
          onChange={(value) => change({ mostToBuy: value === ANY ? null : Number(value) })}
        />
      </div>
      <Switch
        label={strings.favoritesFirst}
        hint={strings.favoritesHint}
        on={wishes.favoritesFirst}
        onChange={(favoritesFirst) => change({ favoritesFirst })}
      />
      <NutritionGoals wishes={wishes} onChange={change} />
    </div>
  )
}
