import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListedProduct, productRow } from './product-row.ts'

const MILK = '4006381333931'
const listed = (more: Partial<ListedProduct>): ListedProduct => ({
  code: MILK,
  name: 'Milk',
  amount: '',
  categories: '',
  ...more,
})

describe('a row of a product list', () => {
  it.each([
    ['4006381333932', 'code'],
    ['', 'code'],
    ['<b>', 'code'],
    ['2012345000001', 'store'],
    ['0212345000006', 'code'],
  ])('%s is left out', (code, why) => expect(productRow(listed({ code }))).toBe(why))

  it('is one line of text', () =>
    expect(
      productRow(
        listed({
          name: ' Crème&nbsp;&amp;\r\n\tcookies\u202e\u0000 <i>',
          amount: '1\u00a0l',
          categories: 'EN:Whole milks, fr:laits',
        }),
      ),
    ).toEqual({ code: MILK, name: 'Crème & cookies <i>', amount: '1 l', categories: 'whole-milks' }))

  it('keeps the most specific categories, in English', () => {
    const tags = Array.from({ length: 60 }, (_, i) => `en:category-${i}`).join(',')
    const row = productRow(listed({ categories: `${tags},de:milch,en:whole-milks` }))
    const { categories } = row as { categories: string }
    expect(categories.length).toBeLessThanOrEqual(240)
    expect(categories).toMatch(/^category-\d+,.*,category-59,whole-milks$/)
  })

  it('says something', () => expect(productRow(listed({ name: ' \u0000 ', categories: ',,' }))).toBe('empty'))

  it('holds to its limits, whatever is listed', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.string({ unit: 'binary' }),
        (name, other) => {
          const row = productRow({ code: MILK, name, amount: other, categories: `${other},${name}` })
          if (typeof row === 'string') return row === 'empty'
          const text = `${row.name}${row.amount}${row.categories}`
          return (
            row.name.length <= 120 &&
            row.amount.length <= 40 &&
            row.categories.length <= 240 &&
            !/[\p{C}\t\r\n]/u.test(text)
          )
        },
      ),
    ))
})
