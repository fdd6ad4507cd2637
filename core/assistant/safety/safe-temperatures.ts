import type { SafeGroup } from '../knowledge.ts'
import { bothScales } from '../units.ts'

interface Safe {
  fahrenheit: number
  text: string
}

/** Safe internal temperatures. The chat and the food safety guide both read it here. */
export const SAFE: Record<SafeGroup, Safe> = {
  poultry: {
    fahrenheit: 165,
    text: '165 °F (74 °C) in the thickest part, for every cut and for ground poultry',
  },
  'ground meat': { fahrenheit: 160, text: '160 °F (71 °C) in the middle; ground poultry 165 °F (74 °C)' },
  'whole cut': { fahrenheit: 145, text: '145 °F (63 °C), then 3 minutes of rest' },
  fish: { fahrenheit: 145, text: '145 °F (63 °C), or until it is opaque and flakes' },
  egg: {
    fahrenheit: 160,
    text: '160 °F (71 °C) for egg dishes; fried or boiled until white and yolk are firm',
  },
  ham: {
    fahrenheit: 140,
    text: '140 °F (60 °C) for ready-to-eat ham, 145 °F (63 °C) and 3 minutes of rest for fresh ham',
  },
  leftover: { fahrenheit: 165, text: '165 °F (74 °C), steaming hot all through' },
}

/** The six essential ones, in both scales. */
export const SAFE_CHART: readonly { group: SafeGroup; name: string; heat: string; rest?: string }[] = [
  { group: 'poultry', name: 'poultry, whole or ground' },
  { group: 'ground meat', name: 'ground beef, pork, lamb' },
  { group: 'whole cut', name: 'beef, pork, lamb, whole cuts', rest: 'then 3 minutes of rest' },
  { group: 'fish', name: 'fish' },
  { group: 'egg', name: 'egg dishes' },
  { group: 'leftover', name: 'leftovers' },
].map((row) => {
  const group = row.group as SafeGroup
  return { ...row, group, heat: bothScales(SAFE[group].fahrenheit) }
})

/** Germs grow fast between these, in Fahrenheit; how long food may stay there, in hours. */
export const DANGER_ZONE = { from: 40, to: 140, hours: 2, hotHours: 1, hotAbove: 90 } as const
