import { useRef } from 'react'
import { type AddStock, stockBatch } from './add-stock.ts'

/** What is typed between two Enters belongs together: each comma adds a food, and Undo takes back all of them. */
export function useAdding() {
  const batch = useRef<{ add: AddStock; isOver: boolean }>(undefined)
  const current = () => {
    batch.current ??= { add: stockBatch(), isOver: false }
    return batch.current
  }
  return {
    /** By itself. */
    add: ((items, read) => stockBatch()(items, read)) satisfies AddStock as AddStock,
    /** Goes on, or begins anew after the last one. */
    begin(): AddStock {
      if (current().isOver) batch.current = undefined
      return current().add
    },
    /** Ends with this one. */
    last(): AddStock {
      current().isOver = true
      return current().add
    },
  }
}
