import type { SourceId } from '../knowledge.ts'

const NAMES: Readonly<Record<SourceId, string>> = {
  foodkeeper: 'USDA FoodKeeper',
  'safe-temperatures': 'USDA safe minimum temperatures',
  'danger-zone': 'USDA food safety advice',
  'home-canning': 'National Center for Home Food Preservation',
  'infant-feeding': 'CDC and American Academy of Pediatrics',
  pregnancy: 'FDA and CDC advice for pregnancy',
  'diet-illness': 'NIH and national health associations',
  'nutrition-data': 'USDA FoodData Central and Dietary Guidelines',
  'fda-food': 'FDA food safety advice',
  'fire-first-aid': 'NFPA and American Red Cross',
  'religious-practice': 'religious authorities, whose rules vary',
  'weights-measures': 'NIST and USDA kitchen measures',
}

/** "Figures: USDA FoodKeeper.", after an answer with figures that an authority gives. */
export const withSources = (text: string, sources: readonly SourceId[]): string =>
  sources.length === 0 ? text : `${text}\n\nFigures: ${sources.map((id) => NAMES[id]).join('; ')}.`
