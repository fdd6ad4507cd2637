import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Shared by buttons and by links styled as one. */
export const buttonLook = cva(
  'inline-flex items-center justify-center gap-2 rounded-chip font-semibold leading-tight whitespace-nowrap transition-[background-color,border-color,color,transform] active:scale-[0.98] disabled:active:scale-100 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        // Not a paler accent, which would look washed out on a light ground.
        solid:
          'bg-solid text-on-solid hover:bg-solid-hover disabled:bg-clay-soft disabled:text-clay disabled:hover:bg-clay-soft',
        outline:
          'border border-control bg-transparent text-text hover:border-accent hover:bg-accent-soft disabled:opacity-55',
        quiet: 'text-text hover:bg-accent-soft disabled:opacity-55',
      },
      size: {
        sm: 'min-h-10 px-4 text-sm',
        md: 'min-h-11 px-5 text-base',
        lg: 'min-h-13 px-7 text-lg',
        icon: 'size-11 p-0',
      },
    },
    defaultVariants: { variant: 'solid', size: 'md' },
  },
)

export type ButtonLook = VariantProps<typeof buttonLook>

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & ButtonLook) {
  return <button type={type} className={buttonLook({ variant, size, className })} {...rest} />
}
