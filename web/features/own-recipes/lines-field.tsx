import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type CSSProperties, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { DoubtNote } from './doubt-note.tsx'

interface LinesFieldProps {
  label: string
  hint: string
  /** Why to check it. */
  doubt?: string | undefined
  placeholder: string
  error?: string | undefined
  value: string
  onValue: (value: string) => void
  /** Left of each line. */
  gutter?: (line: string, at: number) => ReactNode
  /** Right of each line where there is room; as high as the line, which wraps into --rows rows. */
  aside?: (line: string, at: number) => ReactNode
  maxLength: number
  ref?: Ref<HTMLTextAreaElement>
}

/**
 * A text of one line each. An invisible copy of every line, wrapped in the same way, gives the field its height and
 * puts what belongs to a line beside it.
 */
export function LinesField(props: LinesFieldProps) {
  const { label, hint, doubt, placeholder, error, value, onValue, gutter, aside, maxLength, ref } = props
  const id = useId()
  const lines = value.split('\n')
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {hint}
      </p>
      {doubt && (
        <p id={`${id}-doubt`} className="mt-1">
          <DoubtNote why={doubt} />
        </p>
      )}
      <div
        className={clsx(
          'relative mt-2 min-h-[calc(6lh+1.5rem)] rounded-card border bg-raised py-3 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3',
          error ? 'border-danger' : 'border-control',
        )}
      >
        {lines.map((line, at) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the text
            key={at}
            text={line}
            gutter={gutter?.(line, at)}
            aside={aside?.(line, at)}
          />
        ))}
        <textarea
          ref={ref}
          id={id}
          value={value}
          placeholder={placeholder}
          maxLength={maxLength}
          aria-invalid={error ? true : undefined}
          aria-describedby={[`${id}-hint`, doubt && `${id}-doubt`, error && `${id}-error`]
            .filter(Boolean)
            .join(' ')}
          onChange={(event) => onValue(event.target.value)}
          className={clsx(
            'absolute inset-y-0 left-0 resize-none overflow-hidden whitespace-pre-wrap break-words bg-transparent py-3 pr-4 outline-none placeholder:text-muted',
            gutter ? 'pl-12' : 'pl-4',
            aside ? 'w-full md:w-[calc(100%-18rem)]' : 'w-full',
          )}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 flex items-start gap-2 text-danger text-sm">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  )
}

interface LineProps {
  text: string
  gutter?: ReactNode
  aside?: ReactNode
}

function Line({ text, gutter, aside }: LineProps) {
  const copy = useRef<HTMLSpanElement>(null)
  const [rows, setRows] = useState(1)
  const hasAside = aside !== undefined
  useEffect(() => {
    const { current } = copy
    if (!current || !hasAside) return
    const observer = new ResizeObserver(() => {
      const height = Number.parseFloat(getComputedStyle(current).lineHeight)
      setRows(Math.max(1, Math.round(current.offsetHeight / height)))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [hasAside])
  return (
    <div className={clsx('grid grid-cols-1', hasAside && 'md:grid-cols-[minmax(0,1fr)_18rem]')}>
      <div className={clsx('relative min-w-0 pr-4', gutter === undefined ? 'pl-4' : 'pl-12')}>
        {gutter && <div className="absolute left-0 w-9 text-right">{gutter}</div>}
        <span ref={copy} aria-hidden="true" className="invisible block whitespace-pre-wrap break-words">
          {text || '\u200b'}
        </span>
      </div>
      {hasAside && (
        <div
          style={{ '--rows': rows } as CSSProperties}
          className="h-[1lh] min-w-0 overflow-visible pr-4 max-md:hidden"
        >
          {aside}
        </div>
      )}
    </div>
  )
}
