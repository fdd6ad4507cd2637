import type { NutritionFacts } from '../recipes/nutrition.ts'
import { type Answer, ask, said, withLink } from './answer.ts'
import type { Frame } from './follow-up.ts'
import { capital, type Kitchen } from './kitchen.ts'
import { nameAndKinds } from './lexicon.ts'

const shown = (value: number) => (value >= 10 ? Math.round(value) : Math.round(value * 10) / 10)

function facts({ kcal, protein, fat, carbohydrate, fibre }: NutritionFacts, grams: number): string {
  const part = (value: number) => shown((value * grams) / 100)
  return `about **${Math.round((kcal * grams) / 100)} calories**, ${part(protein)} g protein, ${part(carbohydrate)} g carbohydrates (${part(fibre)} g fiber), ${part(fat)} g fat`
}

/** Rounded figures of the food tables, for 100 g and for one piece where that is known. */
export function writeNutrition(frame: Frame, kitchen: Kitchen): Answer | undefined {
  const { nutrition, pieceGrams } = kitchen.knowledge
  if (!nutrition) return undefined
  for (const { name } of frame.foods) {
    const names = nameAndKinds(name, kitchen.lexicon)
    const row = names.map((one) => nutrition[one]).find((one) => one !== undefined)
    if (!row) continue
    const grams = names.map((one) => pieceGrams?.[one]).find((one) => one !== undefined)
    const piece = grams ? `\n- one (about ${shown(grams)} g): ${facts(row, grams)}` : ''
    const text = `**${capital(name)}**, estimated:\n- 100 g (3.5 oz): ${facts(row, 100)}${piece}`
    return withLink(said('nutrition', text), 'Nutrition guide', kitchen.hrefs.nutrition)
  }
  if (frame.foods.length > 0) return undefined
  return ask(
    'nutrition',
    'Of which food? I have estimates for most ingredients; a recipe page shows them per serving.',
  )
}
