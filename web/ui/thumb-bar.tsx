import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useToastRise } from './use-toast-rise.ts'

interface ThumbBarProps {
  children: ReactNode
  className?: string
  /** Its height, for the messages above it. */
  height?: string
}

/** The primary action: under the thumb on a phone, whatever the scroll position; in place on a desktop. */
export function ThumbBar({ children, className, height = '5.5rem' }: ThumbBarProps) {
  useToastRise(height, '(width < 64rem)')
  return (
    <div
      className={clsx(
        'max-lg:not-short:fixed max-lg:inset-x-0 max-lg:bottom-[var(--bar,0px)] max-lg:z-20 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,calc(env(safe-area-inset-bottom)-var(--bar,0px)))] md:max-lg:pr-24',
        className,
      )}
    >
      {children}
    </div>
  )
}
