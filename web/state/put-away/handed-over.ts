/** What another page was shown that belongs to a shop. */
export interface Groceries {
  receipts?: readonly Blob[]
  photos?: readonly Blob[]
  codes?: readonly string[]
}

let waiting: Groceries | undefined

/** Keeps it in memory until the page of groceries opens: nothing is stored, and a reload finds nothing. */
export function handOver(groceries: Groceries) {
  waiting = groceries
}

/** It is taken once. */
export function takeHandedOver(): Groceries | undefined {
  const taken = waiting
  waiting = undefined
  return taken
}
