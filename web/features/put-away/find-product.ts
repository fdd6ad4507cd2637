import { isMakersCode } from '#core/products/product-code.ts'
import { call } from '#web/api/functions.ts'
import { findProducts, type KnownProduct } from '#web/state/put-away/products.ts'

/** Whoever holds up packages doesn't wait longer: the user is asked instead. */
const PATIENCE_MS = 2000
type Ask = (
  name: string,
  input: { codes: readonly string[] },
  options: { signal: AbortSignal },
) => Promise<{ products: readonly KnownProduct[] }>

const askServer = async (codes: readonly string[]) => {
  const { products } = await (call as unknown as Ask)(
    'find-products',
    { codes },
    { signal: AbortSignal.timeout(PATIENCE_MS) },
  )
  return products
}

/** What the operator's list of products says about a code; undefined if it has none, also offline. */
export async function findProduct(code: string): Promise<KnownProduct | undefined> {
  // A shop's own codes are on no list, and mean something else in the next shop.
  if (!isMakersCode(code)) return undefined
  const [product] = await findProducts([code], askServer).catch(() => [])
  return product
}
