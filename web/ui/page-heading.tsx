import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { SceneName } from '#core/covers/scenes.ts'
import { Illustration } from './illustration.tsx'

type PageHeadingProps = {
  title: string
  eyebrow?: string
  /** The opening paragraph, set larger. */
  children?: ReactNode
  art?: SceneName
}

/** The header of every inner page. Its h1 gets the focus after navigation. */
export function PageHeading({ title, eyebrow, children, art }: PageHeadingProps) {
  return (
    <header
      className={clsx(
        // On a phone, the text runs around the illustration, so that it costs little height.
        'items-center gap-x-16 pt-3 pb-5 cramped:flow-root roomy:grid roomy:grid-cols-[1fr_auto]',
        art ? 'roomy:pt-8 roomy:pb-8' : 'roomy:pt-12 roomy:pb-10',
      )}
    >
      {art && (
        <Illustration
          name={art}
          first
          className="cramped:float-right cramped:-mt-1 cramped:-mr-3 cramped:ml-2 cramped:w-31 roomy:order-2 roomy:-my-2 roomy:w-88"
        />
      )}
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow mb-3 cramped:hidden">{eyebrow}</p>}
        <h1 tabIndex={-1} className="max-w-prose text-title cramped:text-3xl">
          {title}
        </h1>
        {children && <p className="mt-2 max-w-line text-muted roomy:mt-5 roomy:text-lg">{children}</p>}
      </div>
    </header>
  )
}
