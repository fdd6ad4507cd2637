import { clsx } from 'clsx'
import { Fragment, type ReactNode, useId } from 'react'
import { EXPORT_FORMATS, type ExportFormat } from '#core/own-recipes/export/exported-own.ts'
import * as strings from './strings.ts'

const WORDS: Readonly<Record<ExportFormat, { name: string; note: string }>> = {
  sous: { name: strings.sous, note: strings.sousNote },
  book: { name: strings.book, note: strings.bookNote },
  paprika: { name: strings.paprika, note: strings.paprikaNote },
  'json-ld': { name: strings.jsonLd, note: strings.jsonLdNote },
  markdown: { name: strings.markdown, note: strings.markdownNote },
  cooklang: { name: strings.cooklang, note: strings.cooklangNote },
}

interface FormatFieldProps {
  value: ExportFormat
  onChange: (format: ExportFormat) => void
  /** The options of the chosen format, right below it. */
  children: ReactNode
}

export function FormatField({ value, onChange, children }: FormatFieldProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="text-muted text-sm">{strings.format}</legend>
      <div className="mt-1 grid gap-2">
        {EXPORT_FORMATS.map((format) => (
          <Fragment key={format}>
            <label
              className={clsx(
                'flex min-h-11 items-start gap-3 rounded-card border px-4 py-2.5 has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
                format === value ? 'border-accent bg-accent-soft' : 'border-line hover:border-accent',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={format === value}
                onChange={() => onChange(format)}
                aria-labelledby={`${name}-${format}`}
                aria-describedby={`${name}-${format}-note`}
                className="mt-1 size-4.5 shrink-0 accent-accent outline-none"
              />
              <span className="min-w-0">
                <span id={`${name}-${format}`} className="block font-semibold">
                  {WORDS[format].name}
                </span>
                <span id={`${name}-${format}-note`} className="block text-muted text-sm">
                  {WORDS[format].note}
                </span>
              </span>
            </label>
            {format === value && children}
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
