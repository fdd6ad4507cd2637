import Menu from 'lucide-react/icons/menu'
import { lazy, Suspense, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { paths } from '#web/paths.ts'
import { linkLabel, sitePage } from '#web/site-map.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { AccountActions } from './account-actions.tsx'
import * as strings from './strings.ts'
import { ThemeToggle } from './theme-toggle.tsx'

const loadMenu = () => import('./menu.tsx')
const MenuDrawer = lazy(async () => ({ default: (await loadMenu()).MenuDrawer }))

/** What fits next to the logo on a wide screen. */
const shortcuts = (['recipes', 'substitutionAssistant', 'cookingSkills', 'howItWorks'] as const).map(sitePage)

export function Header() {
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never')
  const opener = useRef<HTMLButtonElement>(null)

  return (
    <header className="sticky short:static top-0 z-30 h-(--header) border-b border-line bg-bg">
      <div className="wrap flex h-full items-center gap-1 sm:gap-2">
        <Button
          ref={opener}
          variant="quiet"
          size="icon"
          aria-label={strings.openMenu}
          aria-haspopup="dialog"
          aria-expanded={menu === 'open'}
          className="-ml-2.5"
          onPointerEnter={loadMenu}
          onFocus={loadMenu}
          onClick={() => setMenu('open')}
        >
          <Menu aria-hidden="true" className="size-6" />
        </Button>
        <Link
          to={paths.home()}
          aria-label={strings.homeLink}
          className="flex min-h-11 items-center rounded-sm"
        >
          <Logo />
        </Link>
        <nav aria-label={strings.shortcuts} className="ml-8 hidden gap-1 whitespace-nowrap xl:flex">
          {shortcuts.map((page) => (
            <NavLink
              key={page.name}
              to={page.path}
              className="rounded-chip px-3 py-2 text-sm font-medium text-muted transition-colors hover:text-text aria-[current=page]:text-accent"
            >
              {linkLabel(page)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeToggle />
          <AccountActions />
        </div>
      </div>
      {menu !== 'never' && (
        <Suspense>
          <MenuDrawer
            opener={opener}
            open={menu === 'open'}
            onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </header>
  )
}
