import { MAX_NAME } from '../contracts/ingredient-names.ts'
import { isUuid } from '../contracts/uuid.ts'

export const MAX_SHOPPING_LINE = 300
export const MAX_ITEM_MEALS = 100

export interface ShoppingItem {
  id: string
  /** What to buy: "milk". */
  name: string
  /** With its amount, as written: "1 cup milk". */
  line: string
  recipeId: string | null
  checked: boolean
  /** ISO time; also the order of the list. */
  addedAt: string
  /** Only what the plan added: the meals it is for, and the line as the plan wrote it. Another line is the user's own. */
  plan?: { meals: readonly string[]; line: string }
}

function planOf(value: unknown): Pick<ShoppingItem, 'plan'> {
  const { meals, line } = (value ?? {}) as Record<string, unknown>
  return Array.isArray(meals) && text(line, MAX_SHOPPING_LINE)
    ? { plan: { meals: meals.filter(isUuid).slice(0, MAX_ITEM_MEALS), line } }
    : {}
}

const text = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.trim() === value && value !== '' && value.length <= longest

/** Validates an untrusted item; undefined if invalid. Hand-written, so that the browser needs no schema library. */
export function shoppingItem(value: unknown): ShoppingItem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, line, recipeId, checked, addedAt, plan } = value as Record<string, unknown>
  const time = typeof addedAt === 'string' ? Date.parse(addedAt) : Number.NaN
  if (!isUuid(id) || Number.isNaN(time)) return undefined
  if (!text(name, MAX_NAME) || !text(line, MAX_SHOPPING_LINE)) return undefined
  return {
    id,
    name,
    line,
    recipeId: isUuid(recipeId) ? recipeId : null,
    checked: checked === true,
    addedAt: new Date(time).toISOString(),
    ...planOf(plan),
  }
}
