import Camera from 'lucide-react/icons/camera'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import * as strings from './strings.ts'

export function EmptyPantry() {
  return (
    <EmptyState
      art="kitchen-equipment"
      title={strings.emptyTitle}
      actions={
        <>
          <LinkButton to={paths.addIngredients()} state={{ isScanning: true }} variant="outline">
            <Camera aria-hidden="true" className="size-5" />
            {strings.emptyPhoto}
          </LinkButton>
          <LinkButton to={paths.shoppingList()} variant="outline">
            <ShoppingBasket aria-hidden="true" className="size-5" />
            {strings.emptyList}
          </LinkButton>
        </>
      }
    >
      {strings.emptyText}
    </EmptyState>
  )
}
