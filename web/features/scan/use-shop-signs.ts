import { useEffect, useRef, useState } from 'react'
import type { Groceries } from '#web/state/put-away/handed-over.ts'
import { type ShopSign, shopSign } from './shop-sign.ts'
import type { ScannedPhoto } from './use-scan.ts'

/** Which photos are of a shop, looked at one after another, each once. */
export function useShopSigns(photos: readonly ScannedPhoto[]) {
  const [signs, setSigns] = useState<ReadonlyMap<number, ShopSign>>(new Map())
  const looked = useRef(new Set<number>())
  const turn = useRef(Promise.resolve())
  useEffect(() => {
    for (const { id, file, seen } of photos) {
      if (looked.current.has(id)) continue
      looked.current.add(id)
      const isSure = seen.findings.some(({ sure }) => sure)
      turn.current = turn.current.then(async () => {
        const sign = await shopSign(file, isSure).catch(() => undefined)
        if (sign) setSigns((before) => new Map(before).set(id, sign))
      })
    }
  }, [photos])
  const filesOf = (sign: ShopSign) =>
    photos.filter(({ id }) => signs.get(id) === sign).map(({ file }) => file)
  const groceries: Groceries = { receipts: filesOf('receipt'), photos: filesOf('code') }
  const sign: ShopSign | undefined = groceries.receipts?.length
    ? 'receipt'
    : groceries.photos?.length
      ? 'code'
      : undefined
  return { sign, groceries }
}
