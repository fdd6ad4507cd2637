import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import BookHeart from 'lucide-react/icons/book-heart'
import BookOpen from 'lucide-react/icons/book-open'
import Bookmark from 'lucide-react/icons/bookmark'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Camera from 'lucide-react/icons/camera'
import Carrot from 'lucide-react/icons/carrot'
import CookingPot from 'lucide-react/icons/cooking-pot'
import LogOut from 'lucide-react/icons/log-out'
import MessageCircle from 'lucide-react/icons/message-circle'
import PackageOpen from 'lucide-react/icons/package-open'
import Refrigerator from 'lucide-react/icons/refrigerator'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Soup from 'lucide-react/icons/soup'
import { type RefObject, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import type { PathName } from '#web/paths.ts'
import { linkLabel, menuPages, pageAt, type SitePage } from '#web/site-map.ts'
import { useSession } from '#web/state/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Logo } from '#web/ui/logo.tsx'
import * as strings from './strings.ts'
import { ThemeChoice } from './theme-choice.tsx'
import { focusHeading } from './use-arrival.ts'
import { useSignOut } from './use-sign-out.ts'

/** The first group is the most used, so it is large and has icons: those of the bottom bar where it has one. */
const icons: Partial<Record<PathName, LucideIcon>> = {
  home: CookingPot,
  addIngredients: Carrot,
  recipes: BookOpen,
  matchedRecipes: Soup,
  substitutionAssistant: ArrowLeftRight,
  cookingAssistant: MessageCircle,
  arCamera: Camera,
  saved: Bookmark,
  myRecipes: BookHeart,
  pantry: Refrigerator,
  putAway: PackageOpen,
  plan: CalendarDays,
  shoppingList: ShoppingBasket,
}

type MenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  opener: RefObject<HTMLButtonElement | null>
}

export function MenuDrawer({ open, onOpenChange, opener }: MenuProps) {
  const { status } = useSession()
  const current = pageAt(useLocation().pathname)
  const leaving = useRef(false)

  const leave = () => {
    leaving.current = true
    onOpenChange(false)
  }
  // After navigation the new page's heading has the focus; otherwise, the button that opened the menu.
  const onClosed = () => {
    if (leaving.current) focusHeading()
    // Without scrolling: a sticky header counts as out of view.
    else opener.current?.focus({ preventScroll: true })
    leaving.current = false
  }

  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={strings.menu}
      top={<Logo />}
      bottom={
        <div className="grid gap-3">
          {status === 'signed-in' && <SignOut onLeave={leave} />}
          <ThemeChoice />
        </div>
      }
      onClosed={onClosed}
    >
      <nav aria-label={strings.mainMenu} className="px-3 py-5">
        {menuPages(status === 'signed-in').map(({ section, pages }, at) => (
          <section key={section} aria-label={section} className="mb-5 last:mb-0">
            <h2 className="eyebrow mb-1.5 px-2 font-sans">{section}</h2>
            <ul className={clsx(at > 0 && 'grid grid-cols-2 gap-x-1')}>
              {pages.map((page) => (
                <li key={page.name}>
                  <MenuLink page={page} isCurrent={isSamePage(page, current)} onClick={leave} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Drawer>
  )
}

function SignOut({ onLeave }: { onLeave: () => void }) {
  const signOut = useSignOut()
  return (
    <Button
      variant="outline"
      onClick={() => {
        onLeave()
        void signOut()
      }}
    >
      <LogOut aria-hidden="true" className="size-5" />
      {strings.menuSignOut}
    </Button>
  )
}

/** An alias highlights the entry that it refers to. */
const isSamePage = (one: SitePage, current: SitePage | undefined) =>
  one.name === current?.name || (one.title === current?.title && one.section === current.section)

function MenuLink({ page, isCurrent, onClick }: { page: SitePage; isCurrent: boolean; onClick: () => void }) {
  const Icon = icons[page.name]
  return (
    <Link
      to={page.path}
      onClick={onClick}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        'flex min-h-11 items-center gap-3 rounded-sm px-2 py-1.5 leading-tight transition-colors hover:bg-accent-soft',
        'aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent',
        Icon ? 'font-display text-lg' : 'text-sm',
      )}
    >
      {Icon && <Icon aria-hidden="true" className="ml-1 size-5 shrink-0 text-accent" />}
      {linkLabel(page)}
    </Link>
  )
}
