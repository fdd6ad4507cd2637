import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Guide } from '#content/guides/schema.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { searchGuide } from './search-guide.ts'
import * as strings from './strings.ts'

/** Finds passages in a long guide, including inactive tabs. */
export function GuideSearch({ guide }: { guide: Guide }) {
  const [asked, setAsked] = useState('')
  const question = useDeferredValue(asked)
  const hits = useMemo(() => searchGuide(guide, question), [guide, question])
  return (
    <search className="mb-6 block">
      <TextField
        type="search"
        label={strings.searchLabel}
        value={asked}
        onValue={setAsked}
        autoComplete="off"
      />
      <div role="status" className="text-sm">
        {question.trim().length > 1 && (
          <p className="mt-2 text-muted">
            {hits.length === 0 ? strings.searchEmpty : strings.searchFound(hits.length)}
          </p>
        )}
      </div>
      {hits.length > 0 && (
        <ul className="mt-3 grid gap-1 text-sm">
          {hits.map(({ section, title, text }) => (
            <li key={`${section} ${text}`}>
              <Link to={`#${section}`} className="group block rounded-sm py-2">
                <span className="font-semibold text-accent group-hover:underline">{title}</span>
                <span className="block text-muted">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
