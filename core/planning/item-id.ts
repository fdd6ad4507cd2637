import { namedUuid } from '../text/named-uuid.ts'

/**
 * The id of a food that the plan puts on the list: the same on every device, so that two that update the list at once
 * write one item. `turn` counts purchases: what was ticked stays as it is, and more of it is another item.
 */
export const planItemId = (food: string, turn: number): string => namedUuid(`planned ${turn} ${food}`)
