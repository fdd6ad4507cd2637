import type { SourceId } from '../knowledge.ts'
import * as strings from './strings.ts'

const NAMES: Readonly<Record<SourceId, string>> = {
  foodkeeper: strings.sourceFoodKeeper,
  'safe-temperatures': strings.sourceSafeTemperatures,
  'danger-zone': strings.sourceDangerZone,
  'home-canning': strings.sourceHomeCanning,
  'infant-feeding': strings.sourceInfantFeeding,
  pregnancy: strings.sourcePregnancy,
  'diet-illness': strings.sourceDietIllness,
  'nutrition-data': strings.sourceNutritionData,
  'fda-food': strings.sourceFdaFood,
  'fire-first-aid': strings.sourceFireFirstAid,
  'religious-practice': strings.sourceReligiousPractice,
  'weights-measures': strings.sourceWeightsMeasures,
}

/** "Figures: USDA FoodKeeper.", after an answer with figures that an authority gives. */
export const withSources = (text: string, sources: readonly SourceId[]): string =>
  sources.length === 0 ? text : `${text}\n\n${strings.figures(sources.map((id) => NAMES[id]).join('; '))}`
