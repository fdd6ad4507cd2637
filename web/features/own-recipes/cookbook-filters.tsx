import Search from 'lucide-react/icons/search'
import { useId } from 'react'
import { Select } from '#web/ui/select.tsx'
import { ToggleChip } from '#web/ui/toggle-chip.tsx'
import type { CookbookSort, CookbookView } from './find-own.ts'
import * as strings from './strings.ts'

const SORT_OPTIONS: readonly { value: CookbookSort; label: string }[] = [
  { value: 'newest', label: strings.sortNewest },
  { value: 'title', label: strings.sortTitle },
  { value: 'cooked', label: strings.sortCooked },
]
const MOST_TAGS = 30

interface CookbookFiltersProps {
  view: CookbookView
  show: (change: Partial<CookbookView>) => void
  shelves: { tags: readonly string[]; folders: readonly string[] }
}

/** Search, order, folder and tags. */
export function CookbookFilters({ view, show, shelves }: CookbookFiltersProps) {
  const id = useId()
  return (
    <search className="grid grid-cols-1 gap-3 roomy:grid-cols-[1fr_auto]">
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {strings.search}
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <input
          id={id}
          type="search"
          value={view.search}
          placeholder={strings.searchExample}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => show({ search: event.target.value })}
          className="min-h-11 w-full rounded-card border border-control bg-raised pr-4 pl-12 placeholder:text-muted"
        />
      </div>
      {/* One row that scrolls sideways: on a phone, the height is for recipes. */}
      <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 roomy:contents [&>*]:shrink-0">
        <div className="flex gap-2 roomy:gap-3 [&>*]:max-w-52">
          <Select
            compact
            label={strings.sort}
            options={SORT_OPTIONS}
            value={view.sort}
            onChange={(sort) => show({ sort })}
          />
          {shelves.folders.length > 0 && (
            <Select
              compact
              label={strings.folder}
              options={[
                { value: '', label: strings.allFolders },
                ...shelves.folders.map((folder) => ({ value: folder, label: folder })),
              ]}
              value={view.folder}
              onChange={(folder) => show({ folder })}
            />
          )}
        </div>
        {shelves.tags.length > 0 && (
          <fieldset className="roomy:col-span-2">
            <legend className="sr-only">{strings.tags}</legend>
            <div className="flex gap-2 roomy:flex-wrap [&>*]:shrink-0">
              {shelves.tags.slice(0, MOST_TAGS).map((tag) => (
                <ToggleChip
                  key={tag}
                  chosen={view.tag === tag}
                  onToggle={(on) => show({ tag: on ? tag : '' })}
                >
                  {tag}
                </ToggleChip>
              ))}
            </div>
          </fieldset>
        )}
      </div>
    </search>
  )
}
