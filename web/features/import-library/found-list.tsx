import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FoundRow } from './found-row.tsx'
import { countTags, isNarrowed, isOfKind, KINDS, type Narrowing, narrowFound } from './narrow-found.ts'
import type { FoundRecipe, Peek } from './protocol.ts'
import * as strings from './strings.ts'

const SHOWN = 50
const MOST_TAGS = 200
const KIND_LABELS = {
  all: strings.showAll,
  duplicates: strings.showDuplicates,
  changed: strings.showChanged,
} as const

interface FoundListProps {
  recipes: readonly FoundRecipe[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  onPeek: (index: number) => Promise<Peek | undefined>
}

/** All recipes of the files, to choose from. Choosing all or none means those that are listed. */
export function FoundList({ recipes, chosen, onChoose, onPeek }: FoundListProps) {
  const [narrowing, setNarrowing] = useState<Narrowing>({ search: '', kind: 'all', tag: '' })
  const [shown, setShown] = useState(SHOWN)
  const narrow = (change: Partial<Narrowing>) => {
    setNarrowing({ ...narrowing, ...change })
    setShown(SHOWN)
  }
  const { search, kind, tag } = narrowing
  const searched = useDeferredValue(search)
  const listed = useMemo(
    () => narrowFound(recipes, { search: searched, kind, tag }),
    [recipes, searched, kind, tag],
  )
  // A duplicate is chosen one by one: no one wants all of them twice.
  const choosable = useMemo(
    () => listed.flatMap(({ recipe, index }) => (recipe.duplicate ? [] : [index])),
    [listed],
  )
  const tags = useMemo(() => countTags(recipes).slice(0, MOST_TAGS), [recipes])
  const kinds = useMemo(
    () =>
      KINDS.map((value) => ({ value, count: recipes.filter((one) => isOfKind(one, value)).length })).filter(
        ({ count }) => count > 0,
      ),
    [recipes],
  )
  const isNarrow = isNarrowed({ search: searched, kind, tag })

  const choose = (isChosen: boolean, indexes: Iterable<number>) => {
    const next = new Set(chosen)
    for (const index of indexes) {
      if (isChosen) next.add(index)
      else next.delete(index)
    }
    onChoose(next)
  }

  return (
    <>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto_auto]">
        <TextField
          type="search"
          label={strings.searchFound}
          placeholder={strings.searchFoundExample}
          value={search}
          maxLength={200}
          autoComplete="off"
          onValue={(text) => narrow({ search: text })}
        />
        {tags.length > 0 && (
          <Select
            label={strings.tagLabel}
            value={tag}
            onChange={(next) => narrow({ tag: next })}
            options={[
              { value: '', label: strings.anyTag },
              ...tags.map((one) => ({ value: one.tag, label: strings.tagOption(one.tag, one.count) })),
            ]}
          />
        )}
        {kinds.length > 1 && (
          <Select
            label={strings.showLabel}
            value={kind}
            onChange={(next) => narrow({ kind: next })}
            options={kinds.map(({ value, count }) => ({ value, label: KIND_LABELS[value](count) }))}
          />
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-2">
        <p aria-live="polite" className="mr-auto text-muted text-sm tabular-nums">
          {isNarrow
            ? strings.selectedShown(chosen.size, recipes.length, listed.length)
            : strings.selected(chosen.size, recipes.length)}
        </p>
        <div className="-mx-4 flex flex-wrap">
          {isNarrow && choosable.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              className="min-h-11"
              onClick={() => onChoose(new Set(choosable))}
            >
              {strings.onlyThese(choosable.length)}
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            disabled={choosable.length === 0}
            onClick={() => choose(true, choosable)}
          >
            {strings.selectAll}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            onClick={() =>
              choose(
                false,
                listed.map(({ index }) => index),
              )
            }
          >
            {strings.selectNone}
          </Button>
        </div>
      </div>
      {listed.length === 0 ? (
        <p className="border-line border-y py-4 text-muted">{strings.noneShown}</p>
      ) : (
        <ul aria-label={strings.listLabel} className="divide-y divide-line border-line border-y">
          {listed.slice(0, shown).map(({ recipe, index }) => (
            <FoundRow
              key={index}
              recipe={recipe}
              isChosen={chosen.has(index)}
              onChoose={(isChosen) => choose(isChosen, [index])}
              onPeek={() => onPeek(index)}
            />
          ))}
        </ul>
      )}
      {listed.length > shown && (
        <div className="mt-4 text-center">
          <Button variant="outline" onClick={() => setShown(shown + SHOWN * 2)}>
            {strings.showMore}
          </Button>
        </div>
      )}
    </>
  )
}
