import { guide } from '#content/guides/cooking-tips.ts'
import { GuidePage } from '#web/features/guides/guide-page.tsx'

export default function CookingTips() {
  return <GuidePage guide={guide} />
}
