import type { KnownFood } from '../contracts/shopping-aisles.ts'
import { type Measure, measureText } from './measure.ts'

/** A line for the list: "6 eggs", "500 g flour", "milk". */
export function wishLine(name: string, amount: Measure | null, food?: KnownFood | null): string {
  const one = food?.food ?? name
  if (!amount || amount.value <= 0) return one
  const many = amount.unit !== null || amount.value > 1
  return `${measureText(amount)} ${many ? (food?.plural ?? one) : one}`
}
