import fc from 'fast-check'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { planCalendar } from './calendar.ts'
import { timeInZone } from './calendar-time.ts'

type CalendarMeal = Parameters<typeof planCalendar>[0][number]
type CalendarSettings = Parameters<typeof planCalendar>[1]

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const meal = (change: Partial<CalendarMeal> = {}): CalendarMeal => ({
  id: id(1),
  date: '2026-11-18',
  slot: 'dinner',
  kind: 'recipe',
  recipeId: id(9),
  title: 'Spinach curry',
  servings: 2,
  addedAt: '2026-11-17T08:00:00.000Z',
  updatedAt: '2026-11-17T08:01:00.000Z',
  ...change,
})
const settings: CalendarSettings = { zone: 'America/New_York', times: {}, site: 'https://sous.example' }

/** As two independent parsers read it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  const others = Object.values(nodeIcal.sync.parseICS(text)).filter((one) => one?.type === 'VEVENT')
  return { calendar, events, others }
}

describe('planCalendar', () => {
  it('has a meal as an event for its day', () => {
    const { calendar, events, others } = read(planCalendar([meal()], settings))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    const [event] = events
    expect(event?.uid).toBe(`${id(1)}@sous`)
    expect(event?.summary).toBe('Dinner: Spinach curry')
    expect(event?.sequence).toBe(60)
    expect(event?.startDate.isDate).toBe(true)
    expect([String(event?.startDate), String(event?.endDate)]).toEqual(['2026-11-18', '2026-11-19'])
    expect(event?.component.getFirstPropertyValue('url')).toBe(`https://sous.example/recipe/${id(9)}`)
    expect(others).toMatchObject([
      { uid: `${id(1)}@sous`, summary: 'Dinner: Spinach curry', datetype: 'date' },
    ])
  })

  it('has the time of its slot, in summer and in winter', () => {
    const days = [meal(), meal({ id: id(2), date: '2026-07-01' }), meal({ id: id(3), slot: 'lunch' })]
    const { events, others } = read(planCalendar(days, { ...settings, times: { dinner: '18:30' } }))
    expect(events.map(({ startDate }) => [startDate.isDate, String(startDate)])).toEqual([
      [false, '2026-11-18T23:30:00Z'],
      [false, '2026-07-01T22:30:00Z'],
      [true, '2026-11-18'],
    ])
    expect(others.map((one) => (one as { start: Date }).start.toISOString()).slice(0, 2)).toEqual([
      '2026-11-18T23:30:00.000Z',
      '2026-07-01T22:30:00.000Z',
    ])
  })

  it('keeps the id of a meal that changes, and counts up', () => {
    const versions = [
      meal(),
      meal({ date: '2026-11-20', title: 'Stew', updatedAt: '2026-11-18T09:00:00.000Z' }),
    ]
    const [before, after] = versions.map((one) => read(planCalendar([one], settings)).events[0])
    expect(after?.uid).toBe(before?.uid)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  })

  it('leaves out days off, and is valid without a meal', () => {
    const { calendar, events } = read(planCalendar([meal({ kind: 'off', title: '' })], settings))
    expect(events).toEqual([])
    expect(calendar.getAllSubcomponents()).toHaveLength(1)
  })

  it('folds lines at 75 octets between characters, each ending in CRLF', () => {
    const title = '🥬 Würzige Kürbissuppe; mit, allem \\ 南瓜湯 '.repeat(5).trim()
    const text = planCalendar([meal({ title })], settings)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const lines = text.slice(0, -2).split('\r\n')
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n]|\p{Cs}/u)
    }
    expect(read(text).events[0]?.summary).toBe(`Dinner: ${title}`)
  })

  it('brings any title through the parsers unchanged', () => {
    const title = fc
      .string({
        unit: fc.oneof(
          fc.constantFrom(';', ',', '\\', ':', '"', 'n', ' ', '\n'),
          fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        ),
      })
      .map((text) => text.replace(/[^\P{Cc}\n]|\p{Cs}/gu, ''))
      .filter((text) => text.trim() === text && text !== '')
    fc.assert(
      fc.property(title, (text) => {
        const { events, others } = read(planCalendar([meal({ title: text, kind: 'note' })], settings))
        expect(events[0]?.summary).toBe(`Dinner: ${text}`)
        expect((others[0] as { uid: string }).uid).toBe(`${id(1)}@sous`)
      }),
    )
  })
})

describe('timeInZone', () => {
  const shown = (time: number, zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(time)

  it('is when clocks there show that time, on any day', () => {
    const zones = [
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 20_000 }),
        // Clocks are set before 5 in the morning.
        fc.integer({ min: 5, max: 23 }),
        (zone, days, hour) => {
          const day = new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
          // Samoa had no December 30 in 2011.
          if (day === '2011-12-30' && zone === 'Pacific/Apia') return
          const clock = `${String(hour).padStart(2, '0')}:30`
          expect(shown(timeInZone(day, clock, zone), zone)).toBe(`${day} ${clock}`)
        },
      ),
    )
  })

  it('is later where clocks skip it, and the first where they show it twice', () => {
    expect(new Date(timeInZone('2026-03-29', '02:30', 'Europe/Berlin')).toISOString()).toBe(
      '2026-03-29T01:30:00.000Z',
    )
    expect(new Date(timeInZone('2026-10-25', '02:30', 'Europe/Berlin')).toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    )
  })
})
