import { Queries } from '#web/api/queries.tsx'
import { useWeekList } from './use-week-list.ts'

/** Keeps a list that follows the plan up to date while the list is shown; nothing to see. */
export function FollowPlan(): null {
  useWeekList('')
  return null
}

function FollowNews(): null {
  useWeekList('', { onlyNews: true })
  return null
}

/** On every page, so that the list is right when it is opened: other devices change the plan, other pages the pantry. */
export const FollowPlanAnywhere = () => (
  <Queries>
    <FollowNews />
  </Queries>
)
