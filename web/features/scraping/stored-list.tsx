import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { LEVEL_FACTS } from './levels.ts'
import { RecipeEditor } from './recipe-editor.tsx'
import { SourceLink } from './recipe-preview.tsx'
import { useDeleteRecipe } from './stored-queries.ts'
import type { StoredRow } from './stored-search.ts'
import * as strings from './strings.ts'

const day = (text: string) => new Date(text).toLocaleDateString('en-US', { dateStyle: 'medium' })

export function StoredList({ rows }: { rows: readonly StoredRow[] }) {
  const [open, setOpen] = useState<{ id: string; what: 'edit' | 'delete' }>()
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="border-line border-t py-4 first:border-0">
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-semibold">
                <Link to={paths.recipe(row.id)} className="hover:text-accent">
                  {row.title}
                </Link>
              </p>
              <p className="text-muted text-sm">{factsOf(row).join(' · ')}</p>
              {row.source_url && <SourceLink url={row.source_url} />}
            </div>
            <Badge tone="clay">
              {row.quality_score === null ? strings.notScored : strings.quality(row.quality_score)}
            </Badge>
            <div className="flex gap-1">
              <Button
                size="icon"
                variant="quiet"
                aria-label={strings.editRecipe(row.title)}
                aria-expanded={open?.id === row.id && open.what === 'edit'}
                onClick={() => setOpen({ id: row.id, what: 'edit' })}
              >
                <Pencil aria-hidden="true" className="size-5" />
              </Button>
              <Button
                size="icon"
                variant="quiet"
                aria-label={strings.deleteLabel(row.title)}
                aria-expanded={open?.id === row.id && open.what === 'delete'}
                onClick={() => setOpen({ id: row.id, what: 'delete' })}
              >
                <Trash2 aria-hidden="true" className="size-5 text-danger" />
              </Button>
            </div>
          </div>
          {open?.id === row.id && (
            <div className="mt-4 rounded-card border border-line bg-raised p-4 sm:p-5">
              {open.what === 'edit' ? (
                <RecipeEditor id={row.id} onClose={() => setOpen(undefined)} />
              ) : (
                <ConfirmDelete row={row} onClose={() => setOpen(undefined)} />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A user's own recipes are in no list of the operator. */
const ORIGINS: Partial<Record<StoredRow['origin'], string>> = {
  cookbook: strings.fromCookbook,
  scraped: strings.fromScraping,
  added: strings.fromAdding,
}

const factsOf = (row: StoredRow) =>
  [
    row.cuisine_type,
    row.difficulty_level && LEVEL_FACTS.get(row.difficulty_level),
    row.cooking_time_minutes !== null && strings.minutes(row.cooking_time_minutes),
    ...row.dietary_tags.slice(0, 4),
    row.scraped_at ? strings.scrapedOn(day(row.scraped_at)) : ORIGINS[row.origin],
  ].filter((fact): fact is string => Boolean(fact))

function ConfirmDelete({ row, onClose }: { row: StoredRow; onClose: () => void }) {
  const remove = useDeleteRecipe()
  return (
    <div
      role="alertdialog"
      aria-label={strings.deleteDialog(row.title)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <p>{rich(strings.deleteQuestion, { recipe: () => <strong>{row.title}</strong> })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          aria-disabled={remove.isPending}
          onClick={() => !remove.isPending && remove.mutate(row.id, { onSuccess: onClose })}
        >
          {remove.isPending && <Spinner label={strings.deleting} />}
          {strings.deleteRecipe}
        </Button>
        <Button variant="outline" onClick={onClose} autoFocus>
          {strings.keepRecipe}
        </Button>
      </div>
    </div>
  )
}
