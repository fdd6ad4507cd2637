import Search from 'lucide-react/icons/search'
import { type FormEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import {
  MAX_CONTEXT,
  MAX_INGREDIENT,
  MAX_QUANTITY,
  NO_INGREDIENT,
} from '#core/contracts/substitution-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Asking } from './queries.ts'
import { readRestrictions } from './restrictions.ts'
import { RestrictionsField } from './restrictions-field.tsx'
import * as strings from './strings.ts'

interface SwapFormProps {
  asked: Asking
  busy: boolean
  /** The diets and allergies that apply, and those among them that the answer doesn't know. */
  restrictions: readonly string[]
  notKnown: readonly string[]
  fromProfile: boolean
  onRestrict: (restrictions: string[]) => void
  /** With what was typed as a diet or allergy and not added yet. */
  onAsk: (asking: Asking, typed: string[]) => void
  ingredientRef: Ref<HTMLInputElement>
}

/** The input is kept while a query is pending, when it fails, and when the results are cleared. */
export function SwapForm({
  asked,
  busy,
  restrictions,
  notKnown,
  fromProfile,
  onRestrict,
  onAsk,
  ingredientRef,
}: SwapFormProps) {
  const [text, setText] = useState(asked)
  const [typed, setTyped] = useState('')
  const empty = text.ingredient.trim() === ''
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const set = (field: keyof Asking) => (value: string) => {
    setText({ ...text, [field]: value })
    if (field === 'ingredient') setIsMissing(false)
  }

  const ask = () => {
    if (busy) return
    if (empty) {
      setIsMissing(true)
      form.current?.querySelector('input')?.focus()
      return
    }
    setTyped('')
    onAsk(
      { ingredient: text.ingredient.trim(), quantity: text.quantity.trim(), recipe: text.recipe.trim() },
      readRestrictions(typed),
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  // A disabled button keeps Enter from submitting; report why nothing happens.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && empty) ask()
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
      <TextField
        label={strings.ingredientLabel}
        error={isMissing ? NO_INGREDIENT : undefined}
        ref={ingredientRef}
        value={text.ingredient}
        onValue={set('ingredient')}
        onKeyDown={onKeyDown}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_INGREDIENT}
        placeholder={strings.ingredientPlaceholder}
        autoCapitalize="none"
      />
      <TextField
        label={strings.quantityLabel}
        value={text.quantity}
        onValue={set('quantity')}
        onKeyDown={onKeyDown}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_QUANTITY}
        placeholder={strings.quantityPlaceholder}
      />
      <TextField
        label={strings.recipeLabel}
        hint={strings.recipeHint}
        value={text.recipe}
        onValue={set('recipe')}
        onKeyDown={onKeyDown}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={MAX_CONTEXT}
        placeholder={strings.recipePlaceholder}
      />
      <RestrictionsField
        chosen={restrictions}
        notKnown={notKnown}
        fromProfile={fromProfile}
        typed={typed}
        onTyped={setTyped}
        onChange={onRestrict}
      />
      <Button type="submit" size="lg" disabled={empty} aria-disabled={busy} className="w-full">
        {busy ? <Spinner label={strings.finding} /> : <Search aria-hidden="true" className="size-5" />}
        {strings.find}
      </Button>
    </form>
  )
}
