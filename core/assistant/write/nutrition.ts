import { capital } from '#core/text/capital.ts'
import type { NutritionFacts } from '../../contracts/recipe-details.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { nameAndKinds } from '../read/lexicon.ts'
import { type Answer, ask, said, withLink } from './answer.ts'
import * as strings from './strings.ts'

const shown = (value: number) => (value >= 10 ? Math.round(value) : Math.round(value * 10) / 10)

function amounts({ kcal, protein, fat, carbohydrate, fibre }: NutritionFacts, grams: number): string {
  const part = (value: number) => shown((value * grams) / 100)
  return strings.nutritionOf({
    kcal: Math.round((kcal * grams) / 100),
    protein: part(protein),
    carbohydrate: part(carbohydrate),
    fiber: part(fibre),
    fat: part(fat),
  })
}

/** Rounded figures from the food tables, per 100 g and per piece where that is known. */
export function writeNutrition(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const { nutrition, pieceGrams } = facts.knowledge
  if (!nutrition) return undefined
  for (const { name } of frame.foods) {
    const names = nameAndKinds(name, facts.lexicon)
    const row = names.map((one) => nutrition[one]).find((one) => one !== undefined)
    if (!row) continue
    const grams = names.map((one) => pieceGrams?.[one]).find((one) => one !== undefined)
    const piece = grams ? `\n- ${strings.perPiece(shown(grams), amounts(row, grams))}` : ''
    const text = `${strings.estimated(capital(name))}\n- ${strings.per100Grams(amounts(row, 100))}${piece}`
    return withLink(said('nutrition', text), strings.nutritionGuide, facts.hrefs.nutrition)
  }
  if (frame.foods.length > 0) return undefined
  return ask('nutrition', strings.askNutrition)
}
