import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { DIETS } from '#core/contracts/food-facts.ts'
import type { StoredFilters } from '#core/contracts/stored-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { type Option, Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ChipGroup } from '#web/ui/toggle-chip.tsx'

interface StoredFiltersProps {
  filters: StoredFilters
  cuisines: readonly string[]
  change: (part: Partial<StoredFilters>) => void
}

type OrderBy = NonNullable<StoredFilters['order_by']>
type Ordering = `${OrderBy} ${'down' | 'up'}`

const ORDERS: readonly Option<Ordering>[] = [
  { value: 'scraped_at down', label: 'Scraped, newest first' },
  { value: 'scraped_at up', label: 'Scraped, oldest first' },
  { value: 'created_at down', label: 'Added, newest first' },
  { value: 'created_at up', label: 'Added, oldest first' },
  { value: 'title up', label: 'Title, A to Z' },
  { value: 'title down', label: 'Title, Z to A' },
  { value: 'quality_score down', label: 'Quality, best first' },
  { value: 'quality_score up', label: 'Quality, worst first' },
  { value: 'cooking_time_minutes up', label: 'Cooking time, shortest first' },
  { value: 'cooking_time_minutes down', label: 'Cooking time, longest first' },
]

const LEVELS = [
  { value: '', label: 'All Levels' },
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
] as const
const TIMES = ['15', '30', '45', '60', '120', '240'].map((value) => ({
  value,
  label: `${value} min or less`,
}))
const QUALITIES = ['30', '50', '70', '80', '90'].map((value) => ({ value, label: `${value} or more` }))

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
          label="Title or description"
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
          Search
        </Button>
      </form>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <Select
          label="Cuisine"
          value={filters.cuisine_type ?? ''}
          onChange={(cuisine) => change({ cuisine_type: cuisine || undefined })}
          options={[
            { value: '', label: 'All Cuisines' },
            ...cuisines.map((value) => ({ value, label: value })),
          ]}
        />
        <Select
          label="Difficulty"
          value={filters.difficulty_level ?? ''}
          onChange={(level) => change({ difficulty_level: level || undefined })}
          options={LEVELS}
        />
        <Select
          label="Cooking time"
          value={String(filters.max_cooking_time ?? '')}
          onChange={(most) => change({ max_cooking_time: most ? Number(most) : undefined })}
          options={[{ value: '', label: 'Any Time' }, ...TIMES]}
        />
        <Select
          label="Quality score"
          value={String(filters.min_quality ?? '')}
          onChange={(least) => change({ min_quality: least ? Number(least) : undefined })}
          options={[{ value: '', label: 'Any Quality' }, ...QUALITIES]}
        />
        <Select
          label="Order"
          value={`${filters.order_by ?? 'scraped_at'} ${filters.ascending ? 'up' : 'down'}`}
          onChange={(order) => {
            const [order_by, way] = order.split(' ') as [OrderBy, string]
            change({ order_by, ascending: way === 'up' })
          }}
          options={ORDERS}
        />
      </div>
      <ChipGroup
        legend="Any of these diets"
        options={DIETS}
        chosen={DIETS.filter((diet) => filters.dietary_tags?.includes(diet))}
        onChange={(diets) => change({ dietary_tags: diets.length > 0 ? diets : undefined })}
      />
    </search>
  )
}
