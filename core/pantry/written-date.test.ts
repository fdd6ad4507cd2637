import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writtenDates } from './written-date.ts'

/** A Wednesday. */
const TODAY = '2026-11-18'
const read = (line: string) => writtenDates(line, TODAY).map(({ text, day }) => [text, day])

it.each([
  ['yoghurt 500 g best before 20.11.2026', 'best before 20.11.2026', '2026-11-20'],
  ['milk exp 11/25', 'exp 11/25', '2026-11-25'],
  ['milk exp. 11/25/27', 'exp. 11/25/27', '2027-11-25'],
  ['ham use by Friday', 'use by Friday', '2026-11-20'],
  ['ham use by wed', 'use by wed', '2026-11-25'],
  ['ham use-by: tomorrow', 'use-by: tomorrow', '2026-11-19'],
  ['cream until Dec 3', 'until Dec 3', '2026-12-03'],
  ['cream until 3 december', 'until 3 december', '2026-12-03'],
  ['cream until 3rd of Jan', 'until 3rd of Jan', '2027-01-03'],
  ['cream until Dec 3, 2027', 'until Dec 3, 2027', '2027-12-03'],
  ['bb 3.12.', 'bb 3.12.', '2026-12-03'],
  ['BBE 3.12 milk', 'BBE 3.12', '2026-12-03'],
  ['milk (exp 2026-11-25)', 'exp 2026-11-25', '2026-11-25'],
  ['milk best by 1.11.', 'best by 1.11.', '2026-11-01'],
  ['milk expires 2/1', 'expires 2/1', '2027-02-01'],
  ['tuna exp 12/2026', 'exp 12/2026', '2026-12-31'],
  ['tuna best before end 02.2028', 'best before end 02.2028', '2028-02-29'],
  // A month and its year, where the day would be over, or far off.
  ['beans best before 05/28', 'best before 05/28', '2028-05-31'],
  ['beans bb 05.28', 'bb 05.28', '2028-05-31'],
  ['milk bb 29.2.', 'bb 29.2.', '2028-02-29'],
])('%s: %s is %s', (line, text, day) => {
  expect(read(line)).toEqual([[text, day]])
})

it.each([
  ['tofu opened yesterday', 'opened', '2026-11-17'],
  ['rice from the day before yesterday', 'from', '2026-11-16'],
  ['rice cooked 3 days ago', 'cooked', '2026-11-15'],
  ['rice cooked a couple of days ago', 'cooked', '2026-11-16'],
  ['ham bought a week ago', 'bought', '2026-11-11'],
  ['ham bought on monday', 'bought', '2026-11-16'],
  // Who means today says so.
  ['ham bought wed', 'bought', '2026-11-11'],
  ['ham bought today', 'bought', '2026-11-18'],
  ['ham last friday', 'bare', '2026-11-13'],
  ['stew from Sunday', 'from', '2026-11-15'],
  ['opened 16.11.', 'opened', '2026-11-16'],
  ['opened 16.11', 'opened', '2026-11-16'],
  ['opened 20.11.', 'opened', '2025-11-20'],
  ['opened on 16.11.26', 'opened', '2026-11-16'],
  ['opened 11/16', 'opened', '2026-11-16'],
  ['frozen 3 November', 'frozen', '2026-11-03'],
  ['opened 31.2.2026', 'opened', undefined],
  ['milk 22.11.', 'bare', '2026-11-22'],
  ['milk 2026-11-22', 'bare', '2026-11-22'],
])('%s is %s on %s', (line, kind, day) => {
  expect(writtenDates(line, TODAY).map((one) => [one.kind, one.day])).toEqual([[kind, day]])
})

it('reads a date for each of several foods', () => {
  expect(read('milk exp 11/25, ham use by Friday')).toEqual([
    ['exp 11/25', '2026-11-25'],
    ['use by Friday', '2026-11-20'],
  ])
})

it('knows a date that there isn’t, and takes nothing else for one', () => {
  expect(read('milk best before 31.2.2026')).toEqual([['best before 31.2.2026', undefined]])
  expect(read('milk exp 25/11')).toEqual([['exp 25/11', '2026-11-25']])
  expect(read('milk best before')).toEqual([['best before', undefined]])
  expect(read('milk use by 99.99.')).toEqual([['use by 99.99.', undefined]])
  for (const line of [
    '1/2 cup milk',
    'milk 3.12',
    'best butter 250 g',
    'cook until soft',
    'bb cream',
    'sun-dried tomatoes',
    'sauce from sun-dried tomatoes',
    'sunday roast',
    'TGI Friday’s wings',
    '1.5. Then milk',
    'milk 99.99.',
    'open sandwich',
  ])
    expect(read(line), line).toEqual([])
})

it('reads every day that it is written for', () => {
  const day = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2099-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10)
      const [year, month, dayOf] = iso.split('-').map(Number)
      const words = date.toLocaleDateString('en-US', {
        month: 'long',
        day: 'numeric',
        year: 'numeric',
        timeZone: 'UTC',
      })
      for (const written of [`${dayOf}.${month}.${year}`, `${month}/${dayOf}/${year}`, iso, words])
        expect(read(`milk best before ${written}`)[0]?.[1]).toBe(iso)
    }),
  )
})

it('reads any line without failing, and only real days', () => {
  const word = fc.constantFrom(
    'bb',
    'exp',
    'until',
    '3',
    '31.2.',
    '99/99',
    'Dec',
    'fri',
    '.',
    '(',
    '2026',
    'milk',
    'opened',
    'from',
    'yesterday',
    'two days ago',
    'last',
    '16.11.',
  )
  fc.assert(
    fc.property(fc.array(word), fc.string(), (words, text) => {
      const line = [...words, text].join(' ')
      for (const { start, end, day } of writtenDates(line, TODAY)) {
        expect(end).toBeGreaterThan(start)
        if (day) expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
      }
    }),
  )
})
