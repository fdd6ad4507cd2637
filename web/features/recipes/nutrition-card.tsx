import type { NutritionEstimate } from '#core/contracts/recipe-details.ts'
import { Part } from './part.tsx'

/** Sodium as salt, which is more familiar. */
const saltGrams = (sodium: number) => Number(((sodium * 2.54) / 1000).toFixed(1))

/** Nutrition per serving, and what it is based on. If too little is known, the card states it instead of guessing. */
export function NutritionCard({ estimate }: { estimate: NutritionEstimate }) {
  const { perServing, counted, lines, servings } = estimate
  if (!perServing)
    return (
      <Part title="Nutrition">
        <p className="text-muted">
          Only {counted} of {lines} ingredients could be weighed, too few for a reliable estimate.
        </p>
      </Part>
    )
  const rows: [string, string][] = [
    ['Energy', `${perServing.kcal} kcal`],
    ['Protein', `${perServing.protein} g`],
    ['Carbohydrate', `${perServing.carbohydrate} g`],
    ['of which sugars', `${perServing.sugar} g`],
    ['Fiber', `${perServing.fibre} g`],
    ['Fat', `${perServing.fat} g`],
    ['Sodium', `${perServing.sodium} mg (${saltGrams(perServing.sodium)} g salt)`],
  ]
  return (
    <Part title="Nutrition per serving">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted text-sm">
        An estimate from {counted} of {lines} ingredients, raw weights and general food tables, for one of{' '}
        {servings} servings. Salt to taste and optional extras aren’t included.
      </p>
    </Part>
  )
}
