import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { DIETS } from '#core/contracts/food-facts.ts'
import type { StoredFilters } from '#core/contracts/stored-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { type Option, Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ChipGroup } from '#web/ui/toggle-chip.tsx'
import { LEVELS } from './levels.ts'
import * as strings from './strings.ts'

interface StoredFiltersProps {
  filters: StoredFilters
  cuisines: readonly string[]
  change: (part: Partial<StoredFilters>) => void
}

type OrderBy = NonNullable<StoredFilters['order_by']>
type Ordering = `${OrderBy} ${'down' | 'up'}`

const ORDERS: readonly Option<Ordering>[] = [
  { value: 'scraped_at down', label: strings.scrapedNewest },
  { value: 'scraped_at up', label: strings.scrapedOldest },
  { value: 'created_at down', label: strings.addedNewest },
  { value: 'created_at up', label: strings.addedOldest },
  { value: 'title up', label: strings.titleUp },
  { value: 'title down', label: strings.titleDown },
  { value: 'quality_score down', label: strings.qualityBest },
  { value: 'quality_score up', label: strings.qualityWorst },
  { value: 'cooking_time_minutes up', label: strings.timeShortest },
  { value: 'cooking_time_minutes down', label: strings.timeLongest },
]

const LEVEL_OPTIONS = [{ value: '', label: strings.allLevels }, ...LEVELS] as const
const TIMES = ['15', '30', '45', '60', '120', '240'].map((value) => ({
  value,
  label: strings.minutesOrLess(value),
}))
const QUALITIES = ['30', '50', '70', '80', '90'].map((value) => ({
  value,
  label: strings.scoreOrMore(value),
}))

export function StoredFilterFields({ filters, cuisines, change }: StoredFiltersProps) {
  const [text, setText] = useState(filters.text ?? '')
  const search = (event: FormEvent) => {
    event.preventDefault()
    change({ text: text.trim() || undefined })
  }
  return (
    <search className="grid gap-5">
      <form onSubmit={search} className="grid grid-cols-[1fr_auto] items-end gap-3">
        <TextField
          label={strings.searchLabel}
          type="search"
          maxLength={200}
          value={text}
          onValue={(typed) => {
            setText(typed)
            if (typed === '') change({ text: undefined })
          }}
        />
        <Button type="submit" variant="outline" className="min-h-12 rounded-card">
          <Search aria-hidden="true" className="size-5" />
          {strings.search}
        </Button>
      </form>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <Select
          label={strings.cuisine}
          value={filters.cuisine_type ?? ''}
          onChange={(cuisine) => change({ cuisine_type: cuisine || undefined })}
          options={[
            { value: '', label: strings.allCuisines },
            ...cuisines.map((value) => ({ value, label: value })),
          ]}
        />
        <Select
          label={strings.difficulty}
          value={filters.difficulty_level ?? ''}
          onChange={(level) => change({ difficulty_level: level || undefined })}
          options={LEVEL_OPTIONS}
        />
        <Select
          label={strings.cookingTime}
          value={String(filters.max_cooking_time ?? '')}
          onChange={(most) => change({ max_cooking_time: most ? Number(most) : undefined })}
          options={[{ value: '', label: strings.anyTime }, ...TIMES]}
        />
        <Select
          label={strings.qualityScore}
          value={String(filters.min_quality ?? '')}
          onChange={(least) => change({ min_quality: least ? Number(least) : undefined })}
          options={[{ value: '', label: strings.anyQuality }, ...QUALITIES]}
        />
        <Select
          label={strings.order}
          value={`${filters.order_by ?? 'scraped_at'} ${filters.ascending ? 'up' : 'down'}`}
          onChange={(order) => {
            const [order_by, way] = order.split(' ') as [OrderBy, string]
            change({ order_by, ascending: way === 'up' })
          }}
          options={ORDERS}
        />
      </div>
      <ChipGroup
        legend={strings.anyDiet}
        options={DIETS}
        chosen={DIETS.filter((diet) => filters.dietary_tags?.includes(diet))}
        onChange={(diets) => change({ dietary_tags: diets.length > 0 ? diets : undefined })}
      />
    </search>
  )
}
