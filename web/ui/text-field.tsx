import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface Own {
  label: string
  hint?: ReactNode
  /** The error message. */
  error?: string
  onValue?: (value: string) => void
}

const look =
  'min-h-12 w-full rounded-card border bg-raised px-4 placeholder:text-muted read-only:bg-sunken read-only:text-muted'

type TextFieldProps = Own & ComponentProps<'input'> & { end?: ReactNode }

/** A labeled text input. `end` is inside it, on the right. */
export function TextField({ label, hint, error, onValue, end, className, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="relative mt-2">
        <input
          type="text"
          {...input}
          {...describedBy(id, hint, error)}
          onChange={(event) => onValue?.(event.target.value)}
          className={clsx(look, error ? 'border-danger' : 'border-control', end && 'pr-14')}
        />
        {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
      </div>
    </FieldFrame>
  )
}

type TextAreaProps = Own & ComponentProps<'textarea'>

export function TextArea({ label, hint, error, onValue, className, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        rows={6}
        {...area}
        {...describedBy(id, hint, error)}
        onChange={(event) => onValue?.(event.target.value)}
        className={clsx(look, 'mt-2 block resize-y py-3', error ? 'border-danger' : 'border-control')}
      />
    </FieldFrame>
  )
}

const describedBy = (id: string, hint: ReactNode, error: string | undefined) => ({
  id,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

function FieldFrame({
  id,
  label,
  hint,
  error,
  className,
  children,
}: Omit<Own, 'onValue'> & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-2 flex items-start gap-2 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-2 text-muted text-sm">
          {hint}
        </div>
      )}
    </div>
  )
}
