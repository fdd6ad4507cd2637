import { ShoppingList } from '#web/features/shopping/shopping-list.tsx'
import { sitePage } from '#web/site-map.ts'
import { useSharedLists } from '#web/state/account-lists.ts'
import { useSession } from '#web/state/session.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function ShoppingListPage() {
  const { title, section } = sitePage('shoppingList')
  const isSignedIn = useSession().status === 'signed-in'
  const isShared = useSharedLists() && isSignedIn
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        What you check off moves to your pantry.{' '}
        {isShared
          ? 'You share the list with your household.'
          : isSignedIn
            ? 'The list is in sync on all your devices.'
            : 'The list is saved on this device.'}
      </PageHeading>
      <ShoppingList />
    </div>
  )
}
