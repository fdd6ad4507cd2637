import { FollowPlan } from '#web/features/plan-shopping/follow-plan.tsx'
import { ShoppingList } from '#web/features/shopping/shopping-list.tsx'
import { sitePage } from '#web/site-map.ts'
import { useSharedLists } from '#web/state/account-lists.ts'
import { useSession } from '#web/state/session.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as strings from './strings.ts'

export default function ShoppingListPage() {
  const { title, section } = sitePage('shoppingList')
  const isSignedIn = useSession().status === 'signed-in'
  const isShared = useSharedLists() && isSignedIn
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {isShared ? strings.shoppingShared : isSignedIn ? strings.shoppingSynced : strings.shoppingHere}
      </PageHeading>
      <FollowPlan />
      <ShoppingList />
    </div>
  )
}
