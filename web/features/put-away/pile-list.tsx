import { clsx } from 'clsx'
import { isListed } from '#web/state/put-away/products.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { KnownFood } from './name-choice.tsx'
import { PileRow } from './pile-row.tsx'
import type { PileRow as Row } from './pile-rows.ts'
import * as strings from './strings.ts'
import type { CodePictures } from './use-code-pictures.ts'
import { useInView, useNewest } from './use-in-view.ts'
import { WhatIsIt } from './what-is-it.tsx'

interface PileListProps {
  rows: readonly Row[]
  pictures: CodePictures
  offersFor: (row: Row) => readonly string[]
  known: readonly KnownFood[]
  onOpen: (id: string) => void
  onCount: (id: string, count: number) => void
  onRemove: (id: string) => void
  onName: (id: string, name: string) => void
  onNever: (id: string) => void
  onClear: () => void
  /** Whether the camera brings items: the newest is kept in view. */
  isLive: boolean
}

/** What is about to be put away. The newest code without a name asks at once; the others wait for their turn. */
export function PileList(props: PileListProps) {
  const { rows, pictures, offersFor, known, onName, onNever, onClear, isLive, ...actions } = props
  const asking = rows.find(({ name }) => name === null)?.id
  const question = useInView<HTMLLIElement>(asking)
  const newest = useNewest<HTMLLIElement>(rows[0]?.id, isLive && asking === undefined)
  if (rows.length === 0)
    return (
      <EmptyState art="kitchen-equipment" title={strings.emptyTitle}>
        {strings.emptyText}
      </EmptyState>
    )
  return (
    <section aria-labelledby="pile" className={`${cardLook} px-4 pt-2 pb-1`}>
      <div className="flex items-center justify-between gap-2">
        <h2 id="pile" className="text-xl">
          {strings.pileTitle(rows.length)}
        </h2>
        <Button variant="quiet" size="sm" className="-mr-3 min-h-11! text-muted!" onClick={onClear}>
          {strings.clearAll}
        </Button>
      </div>
      <ul className="divide-y divide-line">
        {rows.map((row, at) => (
          <li
            key={row.id}
            ref={row.id === asking ? question : at === 0 ? newest : undefined}
            className={clsx('scroll-my-4', rows.length > 30 && row.id !== asking && 'unseen-13')}
          >
            <PileRow
              row={row}
              picture={pictures.get(row.printed)}
              isAsking={row.id === asking}
              {...actions}
              onConfirm={(id) => row.name !== null && onName(id, row.name)}
            />
            {row.id === asking && (
              <WhatIsIt
                offers={offersFor(row)}
                known={known}
                onName={(name) => onName(row.id, name)}
                onNever={row.way === 'code' || row.way === 'receipt' ? () => onNever(row.id) : undefined}
              />
            )}
          </li>
        ))}
      </ul>
      {rows.some(({ way, title, printed }) => way === 'code' && title !== '' && isListed(printed)) && (
        <p className="border-line border-t py-2 text-muted text-xs">{strings.listedCredit}</p>
      )}
    </section>
  )
}
