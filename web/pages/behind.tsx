import { lazy, type ReactNode, Suspense } from 'react'
import { Queries } from '#web/api/queries.tsx'
import { useKept } from '#web/lib/use-kept.ts'

const FollowPlan = lazy(async () => ({
  default: (await import('#web/features/plan-shopping/follow-plan.tsx')).FollowPlanAnywhere,
}))

/** Works behind a page; nothing to see. An account's plan may come from another device at any time. */
export function Behind() {
  const [hasPlan, hasAccount] = [useKept('sous-plan'), useKept('sous-synced-plan_meals')]
  return hasPlan || hasAccount ? (
    <Suspense>
      <FollowPlan />
    </Suspense>
  ) : null
}

/** What is around every page that queries the server. */
export const AroundPage = ({ children }: { children: ReactNode }) => (
  <>
    <Queries>{children}</Queries>
    <Behind />
  </>
)
