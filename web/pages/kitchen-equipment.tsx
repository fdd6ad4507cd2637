import { guide } from '#content/guides/kitchen-equipment.ts'
import { GuidePage } from '#web/features/guides/guide-page.tsx'
import { KnifeParts } from '#web/features/guides/knife-parts.tsx'

const figures = { 'knife-parts': KnifeParts }

export default function KitchenEquipment() {
  return <GuidePage guide={guide} figures={figures} />
}
