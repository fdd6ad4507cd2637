import { guide } from '#content/guides/cooking-skills.ts'
import { GuidePage } from '#web/features/guides/guide-page.tsx'
import { KnifeCuts } from '#web/features/guides/knife-cuts.tsx'
import { MethodHeat } from '#web/features/guides/method-heat.tsx'
import { PairingMap } from '#web/features/guides/pairing-map.tsx'

const figures = { 'method-heat': MethodHeat, 'knife-cuts': KnifeCuts, 'pairing-map': PairingMap }

export default function CookingSkills() {
  return <GuidePage guide={guide} figures={figures} />
}
