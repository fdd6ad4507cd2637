import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { MAX_PLAN_DAYS } from '#core/contracts/planning-limits.ts'
import { addDays } from '#core/stock/day.ts'
import { useToday } from '#web/state/stock/use-today.ts'
import { daysFrom } from './days.ts'

const WEEK = 7
const DAY = /^\d{4}-\d\d-\d\d$/

const isDay = (text: string | null): text is string =>
  text !== null && DAY.test(text) && Number.isFinite(Date.parse(text)) && addDays(text, 0) === text

export interface PlanRange {
  today: string
  first: string
  last: string
  days: readonly string[]
  /** Other days; from today on and for a week if left out. */
  go: (to: { first?: string; count?: number }) => void
}

/** The days that are shown: in the address, so that Back returns to them. */
export function useRange(): PlanRange {
  const [address, setAddress] = useSearchParams()
  const today = useToday()
  const from = address.get('from')
  const asked = Number(address.get('days'))
  const first = isDay(from) ? from : today
  const count = Number.isInteger(asked) && asked >= 1 && asked <= MAX_PLAN_DAYS ? asked : WEEK
  return useMemo(() => {
    const days = daysFrom(first, count)
    return {
      today,
      first,
      last: days.at(-1) ?? first,
      days,
      go: (to) => {
        const next = new URLSearchParams()
        if (to.first && to.first !== today) next.set('from', to.first)
        if (to.count && to.count !== WEEK) next.set('days', String(to.count))
        setAddress(next, { preventScrollReset: true })
      },
    }
  }, [today, first, count, setAddress])
}
