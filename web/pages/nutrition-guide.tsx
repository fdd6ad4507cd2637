import { guide } from '#content/guides/nutrition-guide.ts'
import { GuidePage } from '#web/features/guides/guide-page.tsx'
import { MacroSplit } from '#web/features/guides/macro-split.tsx'

const figures = { 'macro-split': MacroSplit }

export default function NutritionGuide() {
  return <GuidePage guide={guide} figures={figures} />
}
