import { guide } from '#content/guides/food-safety.ts'
import { DangerZone } from '#web/features/guides/danger-zone.tsx'
import { GuidePage } from '#web/features/guides/guide-page.tsx'

const figures = { 'danger-zone': DangerZone }

export default function FoodSafety() {
  return <GuidePage guide={guide} figures={figures} />
}
