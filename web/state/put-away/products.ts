import { deviceStore } from '../device-store.ts'

/** What a code is, as the server knows it. */
export interface KnownProduct {
  code: string
  name: string
  food: string | null
  near: readonly string[]
  amount: string
}

type Fetch = (codes: readonly string[]) => Promise<readonly KnownProduct[]>

interface Kept {
  product: KnownProduct
  /** In milliseconds. */
  at: number
}

const MAX_KEPT = 500
const KEPT_MS = 90 * 86_400_000
const CODE = /^\d{8,14}$/
const MAX_TEXT = 200

const text = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT

function keptIn(value: unknown): Kept[] {
  const { product, at } = (value ?? {}) as Record<string, unknown>
  const { code, name, food, near, amount } = (product ?? {}) as Record<string, unknown>
  const isFresh = typeof at === 'number' && at <= Date.now() && Date.now() - at < KEPT_MS
  if (!isFresh || !text(code) || !CODE.test(code) || !text(name) || !text(amount)) return []
  const all = Array.isArray(near) ? near.filter(text).slice(0, 5) : []
  return [{ product: { code, name, food: text(food) ? food : null, near: all, amount }, at }]
}

/** Products that were looked up: the next time, they are known without a signal. */
const device = deviceStore<readonly Kept[]>('sous-products', (kept) =>
  Array.isArray(kept) ? kept.flatMap(keptIn).slice(-MAX_KEPT) : [],
)

/** The products of codes: from this device, else from the server; unknown ones are omitted. */
export async function findProducts(codes: readonly string[], fetch: Fetch): Promise<KnownProduct[]> {
  const known = new Map(
    device.get().flatMap((one) => keptIn(one).map(({ product }) => [product.code, product])),
  )
  const missing = [...new Set(codes)].filter((code) => !known.has(code))
  const at = Date.now()
  const found = missing.length > 0 ? (await fetch(missing)).flatMap((product) => keptIn({ product, at })) : []
  if (found.length > 0) {
    const codesFound = new Set(found.map(({ product }) => product.code))
    const others = device.get().filter(({ product }) => !codesFound.has(product.code))
    device.set([...others, ...found].slice(-MAX_KEPT))
  }
  for (const { product } of found) known.set(product.code, product)
  return codes.flatMap((code) => known.get(code) ?? [])
}

/** Whether a code was found in the operator's list of products. */
export const isListed = (code: string): boolean => device.get().some(({ product }) => product.code === code)

export const forgetProducts = device.clear
