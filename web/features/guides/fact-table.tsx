import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useDeferredValue, useId, useState } from 'react'
import type { BlockOf } from '#content/guides/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { InlineText } from './inline-text.tsx'
import * as strings from './strings.ts'

/** How many rows of a long table are shown before the user expands it. */
const FOLDED = 12

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** A table with row headers. On a phone each row is a card that repeats the column headers. */
export function FactTable({ block: { caption, columns, rows, search } }: { block: BlockOf<'table'> }) {
  const [asked, setAsked] = useState('')
  const words = fold(useDeferredValue(asked)).split(/\s+/).filter(Boolean)
  const shown = rows.filter((row) => words.every((word) => fold(row.join(' ')).includes(word)))
  const [all, setAll] = useState(false)
  const isFolded = search !== undefined && !all && words.length === 0 && rows.length > FOLDED + 4
  const id = useId()

  return (
    <div className="min-w-0">
      {search && (
        <div className="mb-5 max-w-line print:hidden">
          <TextField type="search" label={search} value={asked} onValue={setAsked} autoComplete="off" />
          <p role="status" className="mt-2 text-muted text-sm">
            {words.length === 0
              ? strings.entries(rows.length)
              : strings.entriesFound(shown.length, rows.length)}
          </p>
        </div>
      )}
      {shown.length === 0 ? (
        <p className="max-w-line text-muted">{strings.noEntries(asked.trim())}</p>
      ) : (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          <table aria-labelledby={id} className="fact-table w-full text-left text-sm max-sm:block">
            <caption id={id} className="sr-only">
              {caption}
            </caption>
            <thead className="border-line border-b bg-sunken max-sm:sr-only">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-4 py-3 font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line max-sm:block">
              {shown.map((row, at) => (
                <Row key={row[0]} row={row} columns={columns} isFolded={isFolded && at >= FOLDED} />
              ))}
            </tbody>
          </table>
          {isFolded && (
            <div className="border-line border-t p-3 text-center print:hidden">
              <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
                {strings.showAll(rows.length)}
                <ChevronDown aria-hidden="true" className="size-4" />
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

interface RowProps {
  row: readonly string[]
  columns: readonly string[]
  isFolded: boolean
}

function Row({ row: [name = '', ...cells], columns, isFolded }: RowProps) {
  return (
    <tr className={clsx('align-top', isFolded ? 'hidden print:table-row' : 'max-sm:block max-sm:p-4')}>
      <th scope="row" className="px-4 py-3 font-semibold max-sm:block max-sm:p-0 max-sm:text-base">
        <InlineText text={name} />
      </th>
      {cells.map((cell, at) => (
        <td
          key={columns[at + 1]}
          className={
            cell === '' ? 'px-4 py-3 max-sm:hidden' : 'px-4 py-3 max-sm:mt-1.5 max-sm:block max-sm:p-0'
          }
        >
          {cell === '' ? (
            <span className="text-muted">
              <span aria-hidden="true">–</span>
              <span className="sr-only">{strings.notGiven}</span>
            </span>
          ) : (
            <>
              <span aria-hidden="true" className="text-muted sm:hidden">
                {columns[at + 1]}:{' '}
              </span>
              <InlineText text={cell} />
            </>
          )}
        </td>
      ))}
    </tr>
  )
}
