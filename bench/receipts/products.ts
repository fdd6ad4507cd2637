import { readFileSync } from 'node:fs'

export type Region = 'de' | 'uk' | 'us'

/** As products-*.txt lists it, a line each: `TEXT {pack size} | price, /kg or /lb, + for a deposit | foods or -`. */
export interface Product {
  shelf: string
  text: string
  size: string | null
  cents: number
  per: 'kg' | 'lb' | null
  hasDeposit: boolean
  food: readonly string[] | null
}

function productOf(line: string, shelf: string): Product {
  const [text = '', price = '', names = ''] = line.split(' | ')
  const [, amount = '', per] = /^([\d.,]+)\+?(?:\/(kg|lb))?$/.exec(price) ?? []
  const size = /\{(.+)\}/.exec(text)?.[1] ?? null
  const cents = Math.round(Number(amount.replace(',', '.')) * 100)
  if (!(cents > 0) || names === '') throw new Error(`not a product: ${line}`)
  return {
    shelf,
    text,
    size,
    cents,
    per: (per as 'kg' | 'lb' | undefined) ?? null,
    hasDeposit: price.includes('+'),
    food: names === '-' ? null : names.split(', '),
  }
}

export function productsOf(region: Region): Product[] {
  const file = new URL(`products-${region}.txt`, import.meta.url)
  const products: Product[] = []
  let shelf = ''
  for (const line of readFileSync(file, 'utf8').trim().split('\n'))
    if (line.startsWith('# ')) shelf = line.slice(2)
    else products.push(productOf(line, shelf))
  return products
}
