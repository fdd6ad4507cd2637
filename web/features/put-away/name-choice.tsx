import Check from 'lucide-react/icons/check'
import { type FormEvent, type Ref, useId, useImperativeHandle, useState } from 'react'
import type { Category } from '#core/contracts/ingredient.ts'
import { MAX_NAME } from '#core/contracts/ingredient-names.ts'
import { suggest } from '#core/pantry/ingredient-list.ts'
import { AISLE_IDS, type AisleId } from '#core/shopping/aisle-ids.ts'
import { aisleName, usualAisle } from '#core/shopping/aisles.ts'
import { readText } from '#web/api/read-text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Saves } from './saves.ts'
import * as strings from './strings.ts'

export interface KnownFood {
  name: string
  emoji: string
  category: string
}

interface NameChoiceProps {
  label: string
  /** The present name; empty if there is none. */
  now: string
  /** One tap each, best first; shown while nothing is typed. */
  offers: readonly string[]
  known: readonly KnownFood[]
  onName: (name: string) => void
  /** Whether foods can be chosen by where a store has them. */
  hasAisles?: boolean
  saves?: Ref<Saves>
}

const MOST = 6
/** Of an aisle: what a kitchen usually has, without a search. */
const MOST_OF_AISLE = 24

const aisleOf = ({ category }: KnownFood): AisleId =>
  usualAisle({ name: '', category: category as Category, frozen: false })

/** What the food is: one tap on a likely name, or typed, with names that fit below the field. */
export function NameChoice(props: NameChoiceProps) {
  const { label, now, offers, known, onName, hasAisles = false } = props
  const id = useId()
  const [aisle, setAisle] = useState<AisleId>()
  const [typed, setTyped] = useState<string>()
  const [isEmpty, setEmpty] = useState(false)
  const text = (typed ?? '').trim()
  const isTyped = text !== '' && text !== now
  const ofAisle = aisle && known.filter((food) => aisleOf(food) === aisle).slice(0, MOST_OF_AISLE)
  const fitting = isTyped
    ? suggest(known, text).slice(0, MOST)
    : (ofAisle ?? offers.slice(0, MOST).map((name) => ({ name })))
  const take = async () => {
    // In any language that the pantry's field understands.
    const { items } = await readText(text)
    onName(items[0]?.name ?? text.toLowerCase())
    setTyped(undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (text === '') setEmpty(true)
    else await take()
  }
  useImperativeHandle(props.saves, () => ({
    async save() {
      if (isTyped) await take()
      return true
    },
  }))
  return (
    <form onSubmit={submit} className="grid gap-2">
      {fitting.length > 0 && (
        <ul aria-label={aisle ? aisleName(aisle) : strings.whatIsIt} className="flex flex-wrap gap-2">
          {fitting.map(({ name }) => (
            <li key={name}>
              <Button
                variant="outline"
                size="sm"
                className="wrap-anywhere min-h-11! whitespace-normal!"
                aria-label={strings.choose(name)}
                onClick={() => {
                  setTyped(undefined)
                  onName(name)
                }}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {hasAisles && !isTyped && (
        <AisleChoice chosen={aisle} isOther={offers.length > 0} known={known} onAisle={setAisle} />
      )}
      <label htmlFor={id} className={now === '' ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={typed ?? now}
          maxLength={MAX_NAME}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          placeholder={now === '' ? strings.nameIt : undefined}
          aria-invalid={isEmpty || undefined}
          aria-describedby={isEmpty ? `${id}-problem` : undefined}
          onChange={(event) => {
            setEmpty(false)
            setTyped(event.target.value)
          }}
          className="min-h-11 w-full min-w-0 rounded-card border border-control bg-raised px-4 placeholder:text-muted aria-invalid:border-danger"
        />
        {(now === '' || (typed !== undefined && text !== now)) && (
          <Button type="submit" variant="outline">
            {strings.save}
          </Button>
        )}
      </div>
      {isEmpty && (
        <p id={`${id}-problem`} role="alert" className="text-danger text-sm">
          {strings.nameEmpty}
        </p>
      )}
    </form>
  )
}

interface AisleChoiceProps {
  chosen: AisleId | undefined
  /** Beside names that are offered. */
  isOther: boolean
  known: readonly KnownFood[]
  onAisle: (aisle: AisleId | undefined) => void
}

/** The food in two taps, without a list and without typing: where the store has it, then what it is. */
function AisleChoice({ chosen, isOther, known, onAisle }: AisleChoiceProps) {
  const there = new Set(known.map(aisleOf))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-muted text-sm">{strings.byAisle(isOther)}</legend>
      <div className="flex flex-wrap gap-x-1.5">
        {AISLE_IDS.filter((aisle) => aisle !== 'other' && there.has(aisle)).map((aisle) => (
          <button
            key={aisle}
            type="button"
            aria-pressed={aisle === chosen}
            onClick={() => onAisle(aisle === chosen ? undefined : aisle)}
            className="group grid min-h-11 place-items-center rounded-chip text-muted text-sm hover:text-text aria-pressed:font-semibold aria-pressed:text-text"
          >
            <span className="flex min-h-9 items-center gap-1 rounded-chip border border-control/60 px-3 leading-tight group-hover:border-accent group-aria-pressed:border-herb group-aria-pressed:bg-herb-soft">
              {aisle === chosen && <Check aria-hidden="true" className="size-3.5 shrink-0 text-herb" />}
              {aisleName(aisle)}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
