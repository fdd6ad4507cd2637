import { useMemo } from 'react'
import { seasonalGuide } from '#content/guides/seasonal-cooking.ts'
import { GuidePage } from '#web/features/guides/guide-page.tsx'
import { useHemisphere } from '#web/features/guides/hemisphere.ts'
import { InSeasonNow } from '#web/features/guides/in-season-now.tsx'
import { ProduceChart } from '#web/features/guides/produce-chart.tsx'

const figures = { 'in-season-now': InSeasonNow, 'produce-chart': ProduceChart }

export default function SeasonalCooking() {
  const hemisphere = useHemisphere()
  const guide = useMemo(() => seasonalGuide(new Date(), hemisphere), [hemisphere])
  return <GuidePage guide={guide} figures={figures} />
}
