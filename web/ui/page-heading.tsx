import type { ReactNode } from 'react'
import type { FoodArtName } from './food-art/food-art.tsx'
import { Plate } from './plate.tsx'

type PageHeadingProps = {
  title: string
  eyebrow?: string
  /** The opening paragraph, set larger. */
  children?: ReactNode
  /** One dish and two sides. */
  art?: readonly [FoodArtName, FoodArtName, FoodArtName]
}

/** The header of every inner page. Its h1 gets the focus after navigation. */
export function PageHeading({ title, eyebrow, children, art }: PageHeadingProps) {
  return (
    <header className="grid items-center gap-x-16 gap-y-8 pt-3 pb-5 roomy:grid-cols-[1fr_auto] roomy:pt-12 roomy:pb-10">
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow mb-3 cramped:hidden">{eyebrow}</p>}
        <h1 tabIndex={-1} className="max-w-prose text-title cramped:text-3xl">
          {title}
        </h1>
        {children && <p className="mt-2 max-w-line text-muted roomy:mt-5 roomy:text-lg">{children}</p>}
      </div>
      {art && <PlateSetting art={art} />}
    </header>
  )
}

function PlateSetting({ art: [dish, left, right] }: { art: NonNullable<PageHeadingProps['art']> }) {
  return (
    <div aria-hidden="true" className="relative hidden h-56 w-72 roomy:block lg:mr-6">
      <div className="absolute -inset-16 bg-[radial-gradient(closest-side,var(--glow),transparent)] opacity-20" />
      <Plate art={dish} className="absolute top-0 left-12 w-48" />
      <Plate art={left} className="absolute bottom-0 left-0 w-24" />
      <Plate art={right} className="absolute right-0 bottom-6 w-20" />
    </div>
  )
}
