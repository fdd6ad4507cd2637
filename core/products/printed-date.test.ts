import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter } from '../pantry/date-words.ts'
import { printedDays } from './printed-date.ts'

const TODAY = '2026-11-18'

describe('a printed date is read', () => {
  it.each([
    // Figures
    ['MHD 20.11.26', '2026-11-20'],
    ['MHD: 20.11.2026', '2026-11-20'],
    ['MHD20.11.26', '2026-11-20'],
    ['M.H.D. 20. 11. 26', '2026-11-20'],
    ['20.11.26', '2026-11-20'],
    ['03.04.27', '2027-04-03'],
    ['1.2.27', '2027-02-01'],
    ['20/11/2026', '2026-11-20'],
    ['11/20/2026', '2026-11-20'],
    ['20-11-26', '2026-11-20'],
    ['20 11 26', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2027.04.03', '2027-04-03'],
    ['20112026', '2026-11-20'],
    ['20261120', '2026-11-20'],
    ['EXP 201126', '2026-11-20'],
    ['mindestens haltbar bis 201126', '2026-11-20'],
    ['04/04/27', '2027-04-04'],
    // Names of months
    ['BEST BEFORE 20 NOV 2026', '2026-11-20'],
    ['Best before: 20 November 2026', '2026-11-20'],
    ['20NOV26', '2026-11-20'],
    ['20-NOV-26', '2026-11-20'],
    ['NOV 20 2026', '2026-11-20'],
    ['Nov. 20, 2026', '2026-11-20'],
    ['2026 NOV 20', '2026-11-20'],
    ['USE BY 20 NOV', '2026-11-20'],
    ['USE BY 2 JAN', '2027-01-02'],
    ['SELL BY DEC 3RD', '2026-12-03'],
    ['20 DEZ 2026', '2026-12-20'],
    ['zu verbrauchen bis 20. Dez. 26', '2026-12-20'],
    ['3. März 2027', '2027-03-03'],
    ['20 déc. 2026', '2026-12-20'],
    ['à consommer jusqu’au 5 févr. 2027', '2027-02-05'],
    ['15 AOÛT 27', '2027-08-15'],
    ['consumir preferentemente antes del 20 ENE 2027', '2027-01-20'],
    ['da consumarsi preferibilmente entro il 12 GIU 27', '2027-06-12'],
    ['THT 12 MRT 2027', '2027-03-12'],
    // Only a month: its end
    ['EXP 11/2026', '2026-11-30'],
    ['BEST BEFORE END 02/2028', '2028-02-29'],
    ['mindestens haltbar bis Ende: 11.2027', '2027-11-30'],
    ['MHD 12.27', '2027-12-31'],
    ['BBE NOV 2027', '2027-11-30'],
    ['11/2027', '2027-11-30'],
    ['NOV 2027', '2027-11-30'],
    // Without a year
    ['zu verbrauchen bis 20.11.', '2026-11-20'],
    ['MHD 05.01.', '2027-01-05'],
    ['MHD 30.10.', '2026-10-30'],
    // The language tells the order
    ['à consommer de préférence avant le 03/04/27', '2027-04-03'],
    ['MHD 03/04/27', '2027-04-03'],
    ['SCAD. 03-04-27', '2027-04-03'],
    ['DLC 03 04 27', '2027-04-03'],
    ['BEST IF USED BY 03/04/27', '2027-03-04'],
    ['BEST BY 03-04-2027', '2027-03-04'],
    // Beside lots and times
    ['20.11.26 14:32', '2026-11-20'],
    ['L2345 14:32 20.11.26', '2026-11-20'],
    ['20.11.26 L2345', '2026-11-20'],
    ['BB 20/11/26\nL 6323 B2 08:15', '2026-11-20'],
    ['LOT 11022027 EXP 20.11.26', '2026-11-20'],
    ['Charge: 050627 MHD 20.11.26', '2026-11-20'],
    ['MHD\n20.11.26', '2026-11-20'],
    ['Nettogewicht 500 g  MHD 20.11.26  1,99 EUR', '2026-11-20'],
    ['4012345678901 20.11.26', '2026-11-20'],
    ['mindestens haltbar bis / best before / à consommer avant: 20.11.26', '2026-11-20'],
    // Beside the day on which it was packed
    ['PROD 10.11.26 EXP 20.11.26', '2026-11-20'],
    ['verpackt am 10.11.26 mindestens haltbar bis 20.11.26', '2026-11-20'],
    ['EXP 20.11.26 PROD 10.11.26', '2026-11-20'],
    ['PKD  EXP\n10.11.26 20.11.26', '2026-11-20'],
    ['10.11.26\n20.11.26', '2026-11-20'],
    ['20.11.26\n20.11.2026', '2026-11-20'],
    // Slips of recognition
    ['MHD 2O.11.26', '2026-11-20'],
    ['MHD 20.I1.26', '2026-11-20'],
    ['MHD 20.1l.26', '2026-11-20'],
    ['1B.12.26', '2026-12-18'],
    ['2S.12.26', '2026-12-25'],
    ['BEST BEF0RE 20 N0V 2026', '2026-11-20'],
    ['BE5T BY 20 0CT 2027', '2027-10-20'],
    ['20,11,26', '2026-11-20'],
  ])('%j is %s', (text, day) => expect(printedDays(text, TODAY)).toEqual([day]))
})

describe('both days are offered', () => {
  it.each([
    ['03/04/27', ['2027-03-04', '2027-04-03']],
    ['BEST BEFORE 03/04/27', ['2027-03-04', '2027-04-03']],
    ['03042027', ['2027-03-04', '2027-04-03']],
    ['EXP 12/26', ['2026-12-26', '2026-12-31']],
    ['EXP NOV 26', ['2026-11-26', '2026-11-30']],
  ])('where %j may be either', (text, days) => expect(printedDays(text, TODAY)).toEqual(days))
})

describe('no date is made up', () => {
  it.each([
    [''],
    ['L2345 14:32'],
    ['L20112026'],
    ['LOT 20112026'],
    ['LOT NR. 201126'],
    ['14:32'],
    ['201126'],
    ['4012345678901'],
    ['20.13.26'],
    ['30.02.27'],
    ['MHD 31.11.26'],
    ['MHD: siehe Deckel'],
    ['20.11.20'],
    ['20.11.2035'],
    ['BEST BEFORE 20 NOV 1926'],
    ['1,99 EUR 500 g'],
    ['Tel. 030 11 20 26 44'],
    ['12.34.56.78'],
    ['.11.26'],
    ['/0.11.26'],
    ['hergestellt am 10.11.26'],
    ['20.11.26 21.12.26'],
    ['MHD 20.11.26 MHD 21.12.26 MHD 22.01.27'],
    ['BIO SOLID BOIL'],
    ['OI.OS.IB'],
    ['1s MRZ 2027'],
    ['*2.11.26'],
  ])('of %j', (text) => expect(printedDays(text, TODAY)).toEqual([]))
})

const day = fc.integer({ min: -30, max: 2100 }).map((days) => dayAfter(TODAY, days))
const FORMS: readonly ((year: string, month: string, day: string) => string)[] = [
  (y, m, d) => `MHD ${d}.${m}.${y}`,
  (y, m, d) => `MHD ${d}.${m}.${y.slice(2)}`,
  (y, m, d) => `EXP ${y}-${m}-${d}`,
  (y, m, d) => `DLC ${d}/${m}/${y}`,
  (y, m, d) => `BEST BY ${m}/${d}/${y}`,
  (y, m, d) => `${d} ${'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')[Number(m) - 1]} ${y}`,
]

describe('every date', () => {
  it('is read as it was printed, whatever lot and time are beside it', () => {
    fc.assert(
      fc.property(
        day,
        fc.constantFrom(...FORMS),
        fc.nat(9999),
        fc.nat(23),
        fc.nat(59),
        (printed, form, lot, hour, minute) => {
          const [year = '', month = '', date = ''] = printed.split('-')
          const time = `${hour}:${String(minute).padStart(2, '0')}`
          expect(printedDays(`${form(year, month, date)} L${lot} ${time}`, TODAY)).toEqual([printed])
          expect(printedDays(`L${lot} ${time}\n${form(year, month, date)}`, TODAY)).toEqual([printed])
        },
      ),
      { numRuns: 300 },
    )
  })

  it('with slashes alone contains the right one, and is never only the wrong one', () => {
    fc.assert(
      fc.property(day, fc.boolean(), (printed, isMonthFirst) => {
        const [year = '', month = '', date = ''] = printed.split('-')
        const text = isMonthFirst ? `${month}/${date}/${year}` : `${date}/${month}/${year}`
        expect(printedDays(text, TODAY)).toContain(printed)
      }),
    )
  })
})

describe('any text', () => {
  it('gives at most two days, which are real and near', () => {
    const letters = fc.constantFrom(...'0123456789.,/-: OIBSLl|\nMHDEXPNOVJA')
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: letters, maxLength: 60 })), (text) => {
        const days = printedDays(text, TODAY)
        expect(days.length).toBeLessThanOrEqual(2)
        for (const one of days) {
          expect(new Date(one).toISOString().slice(0, 10)).toBe(one)
          expect(one >= '2026-10-19' && one <= '2032-11-18').toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('of a hundred thousand letters is read in time', () => {
    expect(printedDays('20.'.repeat(33_000), TODAY)).toEqual([])
    expect(printedDays('MHD '.repeat(25_000), TODAY)).toEqual([])
  })
})
