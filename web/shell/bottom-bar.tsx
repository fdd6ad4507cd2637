import BookOpen from 'lucide-react/icons/book-open'
import Bookmark from 'lucide-react/icons/bookmark'
import CookingPot from 'lucide-react/icons/cooking-pot'
import MessageCircle from 'lucide-react/icons/message-circle'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { Link, useLocation } from 'react-router'
import { useAskHere } from '#web/lib/ask-here.ts'
import { type PathName, paths } from '#web/paths.ts'
import { pageAt } from '#web/site-map.ts'
import * as strings from './strings.ts'

/** `names`: the page itself, then those that belong to the same place. */
const places: readonly { to: string; word: string; icon: typeof BookOpen; names: readonly PathName[] }[] = [
  {
    to: paths.home(),
    word: strings.placeCook,
    icon: CookingPot,
    names: ['home', 'homeAlias', 'addIngredients', 'matchedRecipes', 'arCamera', 'pantry', 'plan'],
  },
  { to: paths.recipes(), word: strings.placeRecipes, icon: BookOpen, names: ['recipes'] },
  { to: paths.saved(), word: strings.placeSaved, icon: Bookmark, names: ['saved'] },
  { to: paths.shoppingList(), word: strings.placeList, icon: ShoppingBasket, names: ['shoppingList'] },
  { to: paths.cookingAssistant(), word: strings.placeAsk, icon: MessageCircle, names: ['cookingAssistant'] },
]

const look =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 rounded-sm text-xs font-medium text-muted transition-colors hover:text-text aria-[current]:font-semibold aria-[current]:text-accent'

/** The five places people use most, within reach of the thumb. On a phone only: at the bottom, or at the side when it is turned. */
export function BottomBar() {
  const current = pageAt(useLocation().pathname)?.name
  const askHere = useAskHere()
  return (
    <nav
      aria-label={strings.mainPlaces}
      className="fixed bottom-0 left-0 z-30 hidden border-line bg-surface upright:right-0 upright:block upright:h-(--bar) upright:border-t upright:pb-[env(safe-area-inset-bottom)] turned:top-0 turned:block turned:w-(--rail) turned:overflow-y-auto turned:border-r turned:pl-[env(safe-area-inset-left)] print:hidden!"
    >
      <ul className="grid upright:mx-auto upright:h-14 upright:max-w-lg upright:grid-cols-5 upright:px-1 turned:min-h-full turned:items-center">
        {places.map(({ to, word, icon: Icon, names }) => {
          const face = (
            <>
              <Icon aria-hidden="true" className="size-6" />
              {word}
            </>
          )
          return (
            <li key={to}>
              {names[0] === 'cookingAssistant' && askHere ? (
                <button type="button" aria-haspopup="dialog" onClick={askHere} className={look}>
                  {face}
                </button>
              ) : (
                <Link
                  to={to}
                  aria-current={
                    names[0] === current ? 'page' : (current && names.includes(current)) || undefined
                  }
                  className={look}
                >
                  {face}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
