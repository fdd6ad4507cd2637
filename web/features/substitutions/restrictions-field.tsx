import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { rich } from '#web/ui/rich.tsx'
import { joined, readRestrictions, restrictionLabel } from './restrictions.ts'
import * as strings from './strings.ts'

const MAX_TYPED = 240

interface RestrictionsFieldProps {
  /** Those of the profile and those that were typed. */
  chosen: readonly string[]
  /** Those that the answer could not be checked for. */
  notKnown: readonly string[]
  fromProfile: boolean
  /** What is in the field and not a chip yet; a search counts it as well. */
  typed: string
  onTyped: (typed: string) => void
  onChange: (chosen: string[]) => void
}

/** Diets and allergies in any words. A comma or Enter turns them into chips, which apply at once. */
export function RestrictionsField({
  chosen,
  notKnown,
  fromProfile,
  typed,
  onTyped,
  onChange,
}: RestrictionsFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)

  const add = (text: string) => {
    onTyped('')
    const next = joined(chosen, readRestrictions(text))
    if (next.length !== chosen.length) onChange(next)
  }
  const remove = (restriction: string) => {
    onChange(chosen.filter((one) => one !== restriction))
    // The button is gone; keyboard users continue where they can add another.
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || typed.trim() === '') return
    event.preventDefault()
    add(typed)
  }

  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {strings.restrictionsLabel}
      </label>
      {chosen.length > 0 && (
        <ul aria-label={strings.chosenRestrictions} className="mt-2 flex flex-wrap gap-2">
          {chosen.map((one) => {
            const unknown = notKnown.includes(one)
            const label = restrictionLabel(one)
            return (
              <li key={one} className="max-w-full">
                <button
                  type="button"
                  aria-label={
                    unknown ? strings.removeUnknownRestriction(label) : strings.removeRestriction(label)
                  }
                  onClick={() => remove(one)}
                  className={clsx(
                    'inline-flex min-h-11 max-w-full items-center gap-2 rounded-chip border px-4 font-medium text-sm transition-colors hover:border-danger',
                    unknown
                      ? 'border-control border-dashed text-muted'
                      : 'border-herb bg-herb-soft text-text',
                  )}
                >
                  <span className="truncate first-letter:uppercase">
                    {unknown ? strings.unknownRestriction(label) : label}
                  </span>
                  <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <input
        id={id}
        ref={field}
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={MAX_TYPED}
        placeholder={strings.restrictionsPlaceholder}
        aria-describedby={`${id}-hint`}
        value={typed}
        onChange={({ target: { value } }) => (/[,;]\s*$/.test(value) ? add(value) : onTyped(value))}
        onKeyDown={onKeyDown}
        className="mt-2 min-h-12 w-full rounded-card border border-control bg-raised px-4 placeholder:text-muted"
      />
      <p id={`${id}-hint`} className="mt-2 text-muted text-sm">
        {strings.restrictionsHint}
        {fromProfile && (
          <>
            {' '}
            {rich(strings.restrictionsFromProfile, {
              link: (text) => (
                <Link to={`${paths.profile()}?tab=preferences`} className="text-link">
                  {text}
                </Link>
              ),
            })}
          </>
        )}
      </p>
    </div>
  )
}
