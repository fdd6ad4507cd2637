import Copy from 'lucide-react/icons/copy'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { DropdownMenu } from 'radix-ui'
import { useNavigate } from 'react-router'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { deleteOwn, duplicateOwn } from '#web/state/own/delete-own.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { buttonLook } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 outline-none data-[highlighted]:bg-accent-soft'

/** It mounts open (card-menu.tsx). */
export function OpenCardMenu({ recipe }: { recipe: OwnRecipe }) {
  const navigate = useNavigate()
  const { id, isMine, content } = recipe
  const { title } = content
  async function duplicate() {
    const copy = await duplicateOwn(id, title)
    if (copy)
      notify({
        title: strings.copied(title),
        variant: 'success',
        link: { label: strings.edit, to: paths.editRecipe(copy) },
      })
  }
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger
        aria-label={strings.cardMenu(title)}
        className={buttonLook({ variant: 'quiet', size: 'icon' })}
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={4}
        // Below is the bar of a phone.
        collisionPadding={{ top: 12, left: 12, right: 12, bottom: 76 }}
        className="z-30 min-w-48 rounded-card border border-line bg-raised p-2 shadow-lift data-[state=open]:animate-fade-in"
      >
        {isMine && (
          <DropdownMenu.Item onSelect={() => void navigate(paths.editRecipe(id))} className={ITEM}>
            <Pencil aria-hidden="true" className="size-5 text-accent" />
            {strings.edit}
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Item onSelect={() => void duplicate()} className={ITEM}>
          <Copy aria-hidden="true" className="size-5 text-accent" />
          {strings.duplicate}
        </DropdownMenu.Item>
        {isMine && (
          <DropdownMenu.Item onSelect={() => void deleteOwn(id, title)} className={`${ITEM} text-danger`}>
            <Trash aria-hidden="true" className="size-5" />
            {strings.deleteItem}
          </DropdownMenu.Item>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
