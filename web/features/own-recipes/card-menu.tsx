import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { lazy, Suspense, useState } from 'react'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

const loadMenu = () => import('./open-card-menu.tsx')
const OpenCardMenu = lazy(async () => ({ default: (await loadMenu()).OpenCardMenu }))

/** The menu, with its positioning code, is loaded on demand. */
export function CardMenu({ recipe }: { recipe: OwnRecipe }) {
  const [isWanted, setWanted] = useState(false)
  const button = (
    <Button
      variant="quiet"
      size="icon"
      aria-label={strings.cardMenu(recipe.content.title)}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => setWanted(true)}
    >
      <EllipsisVertical aria-hidden="true" className="size-5" />
    </Button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <OpenCardMenu recipe={recipe} />
    </Suspense>
  )
}
