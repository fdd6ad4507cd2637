import { useQuery } from '@tanstack/react-query'
import { call } from '#web/api/functions.ts'
import { builtInTips, TodaysTips } from './todays-tips.tsx'

const HOUR = 3_600_000

const isTips = (tips: unknown): tips is string[] =>
  Array.isArray(tips) && tips.length > 0 && tips.every((tip) => typeof tip === 'string' && tip !== '')

/** Today's tips; the built-in ones until they load, and if they never do. A failure is silent. */
export function DailyTips() {
  const { data } = useQuery({
    queryKey: ['daily-tips'],
    queryFn: ({ signal }) => call('get-daily-tips', {}, { signal }),
    staleTime: HOUR,
  })
  return <TodaysTips tips={isTips(data?.tips) ? data.tips.slice(0, 3) : builtInTips} />
}
