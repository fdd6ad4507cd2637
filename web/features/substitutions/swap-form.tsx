import Search from 'lucide-react/icons/search'
import {
  type FormEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
  useId,
  useState,
} from 'react'
import {
  MAX_CONTEXT,
  MAX_INGREDIENT,
  MAX_QUANTITY,
  NO_INGREDIENT,
} from '#core/contracts/substitution-limits.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { Asking } from './queries.ts'
import { readRestrictions } from './restrictions.ts'
import { RestrictionsField } from './restrictions-field.tsx'

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
  const set = (field: keyof Asking) => (value: string) => setText({ ...text, [field]: value })

  const ask = () => {
    if (busy) return
    if (empty) return notify({ title: NO_INGREDIENT, variant: 'destructive' })
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
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <Field
        label="Ingredient"
        ref={ingredientRef}
        value={text.ingredient}
        onValue={set('ingredient')}
        onKeyDown={onKeyDown}
        maxLength={MAX_INGREDIENT}
        placeholder="buttermilk"
        autoCapitalize="none"
      />
      <Field
        label="Quantity"
        value={text.quantity}
        onValue={set('quantity')}
        onKeyDown={onKeyDown}
        maxLength={MAX_QUANTITY}
        placeholder="1 cup"
      />
      <Field
        label="Recipe Context (optional)"
        hint="A cake and a meringue ask different things of an egg."
        value={text.recipe}
        onValue={set('recipe')}
        onKeyDown={onKeyDown}
        maxLength={MAX_CONTEXT}
        placeholder="pancakes"
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
        {busy ? (
          <Spinner label="Looking for substitutions" />
        ) : (
          <Search aria-hidden="true" className="size-5" />
        )}
        Find Substitutions
      </Button>
    </form>
  )
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
  onValue: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

function Field({ label, hint, onValue, ref, ...input }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        ref={ref}
        type="text"
        autoComplete="off"
        enterKeyHint="search"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onValue(event.target.value)}
        className="mt-2 min-h-12 w-full rounded-card border border-control bg-raised px-4 placeholder:text-muted"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
