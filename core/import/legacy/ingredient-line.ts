import { squeeze } from './plain-lines.ts'

interface Parts {
  amount?: string | null
  unit?: string | null
  name: string
  /** "chopped" */
  preparation?: string | null
  /** What stands between the name and its preparation. */
  between?: string
}

/** "2", "cups", "flour", "sifted": one line as a cook writes it. */
export function ingredientLine({ amount, unit, name, preparation, between = ', ' }: Parts): string {
  const line = squeeze([amount, unit, name].filter((part) => part).join(' '))
  const after = squeeze(preparation ?? '')
  if (after === '') return line
  return line === '' ? after : `${line}${between}${after}`
}

/** "2" and "3": "2-3". */
export const rangeText = (from: string, to: string): string => {
  const [low, high] = [squeeze(from), squeeze(to)]
  if (low === '' || high === '' || low === high) return low || high
  return `${low}-${high}`
}
