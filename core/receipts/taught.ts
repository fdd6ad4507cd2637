import type { ReceiptItem } from './read-receipt.ts'

/** A line as the household taught it; undefined where it taught nothing. */
export const asTaught = (item: ReceiptItem, taught: string | null | undefined): ReceiptItem =>
  taught === undefined || item.kind === 'deposit'
    ? item
    : { ...item, kind: taught === null ? 'non-food' : 'food', name: taught, near: [], isSure: true }
