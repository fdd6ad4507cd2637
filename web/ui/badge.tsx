import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const badgeLook = cva(
  'inline-flex items-center gap-1.5 rounded-chip px-3 py-1 text-xs font-semibold [&_svg]:size-4',
  {
    variants: {
      tone: {
        accent: 'bg-accent-soft text-accent',
        herb: 'bg-herb-soft text-herb',
        turmeric: 'bg-turmeric-soft text-turmeric',
        clay: 'bg-clay-soft text-clay',
        danger: 'bg-danger-soft text-danger',
      },
    },
    defaultVariants: { tone: 'accent' },
  },
)

/** A short label. The text carries the meaning; the tone only supports it. */
export function Badge({ tone, children }: VariantProps<typeof badgeLook> & { children: ReactNode }) {
  return <span className={badgeLook({ tone })}>{children}</span>
}
