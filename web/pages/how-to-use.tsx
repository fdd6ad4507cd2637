import { guide } from '#content/guides/how-to-use.ts'
import { GuidePage } from '#web/features/guides/guide-page.tsx'

export default function HowToUse() {
  return <GuidePage guide={guide} />
}
