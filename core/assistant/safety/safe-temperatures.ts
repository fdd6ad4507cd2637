import type { SafeGroup } from '../knowledge.ts'
import { bothScales } from '../units.ts'
import * as strings from './strings.ts'

interface Safe {
  fahrenheit: number
  text: string
}

/** Safe internal temperatures. The chat and the food safety guide both read it here. */
export const SAFE: Record<SafeGroup, Safe> = {
  poultry: {
    fahrenheit: 165,
    text: strings.safePoultry,
  },
  'ground meat': { fahrenheit: 160, text: strings.safeGroundMeat },
  'whole cut': { fahrenheit: 145, text: strings.safeWholeCut },
  fish: { fahrenheit: 145, text: strings.safeFish },
  egg: {
    fahrenheit: 160,
    text: strings.safeEggs,
  },
  ham: {
    fahrenheit: 140,
    text: strings.safeHam,
  },
  leftover: { fahrenheit: 165, text: strings.safeLeftovers },
}

/** The six essential ones, in both scales. */
export const SAFE_CHART: readonly { group: SafeGroup; name: string; heat: string; rest?: string }[] = [
  { group: 'poultry', name: strings.chartPoultry },
  { group: 'ground meat', name: strings.chartGroundMeat },
  { group: 'whole cut', name: strings.chartWholeCuts, rest: strings.chartRest },
  { group: 'fish', name: strings.chartFish },
  { group: 'egg', name: strings.chartEggs },
  { group: 'leftover', name: strings.chartLeftovers },
].map((row) => {
  const group = row.group as SafeGroup
  return { ...row, group, heat: bothScales(SAFE[group].fahrenheit) }
})

/** Germs grow fast between these, in Fahrenheit; how long food may stay there, in hours. */
export const DANGER_ZONE = { from: 40, to: 140, hours: 2, hotHours: 1, hotAbove: 90 } as const
