import type { NutritionEstimate } from '#core/contracts/recipe-details.ts'
import { Part } from './part.tsx'
import * as strings from './strings.ts'

/** Sodium as salt, which is more familiar. */
const saltGrams = (sodium: number) => Number(((sodium * 2.54) / 1000).toFixed(1))

/** Nutrition per serving, and what it is based on. If too little is known, the card states it instead of guessing. */
export function NutritionCard({ estimate }: { estimate: NutritionEstimate }) {
  const { perServing, counted, lines, servings } = estimate
  if (!perServing)
    return (
      <Part title={strings.nutritionTitle}>
        <p className="text-muted">{strings.nutritionUnknown(counted, lines)}</p>
      </Part>
    )
  const rows: [string, string][] = [
    [strings.energy, strings.calories(perServing.kcal)],
    [strings.protein, strings.grams(perServing.protein)],
    [strings.carbohydrate, strings.grams(perServing.carbohydrate)],
    [strings.sugars, strings.grams(perServing.sugar)],
    [strings.fiber, strings.grams(perServing.fibre)],
    [strings.fat, strings.grams(perServing.fat)],
    [strings.sodium, strings.sodiumAndSalt(perServing.sodium, saltGrams(perServing.sodium))],
  ]
  return (
    <Part title={strings.perServingTitle}>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-3">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-muted text-sm">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted text-sm">{strings.nutritionNote(counted, lines, servings)}</p>
    </Part>
  )
}
