import { cva } from 'class-variance-authority'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { Toast as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonLook } from './button.tsx'
import * as strings from './strings.ts'
import { closeTop } from './use-back-closes.ts'

const looks = {
  default: { icon: Info, tint: 'text-accent' },
  success: { icon: CircleCheck, tint: 'text-herb' },
  destructive: { icon: CircleAlert, tint: 'text-danger' },
}

const toastLook = cva(
  'relative flex items-start gap-3 rounded-card border bg-raised p-3 shadow-lift sm:p-4 data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  {
    variants: {
      variant: { default: 'border-control', success: 'border-herb', destructive: 'border-danger' },
    },
  },
)

type ToastProps = {
  title: string
  description?: string
  variant: keyof typeof looks
  duration: number
  onUndo?: () => void
  /** Another way to go on from here. */
  action?: { label: string; act: () => void }
  /** A link to what the message is about. */
  link?: ReactNode
  onClose: () => void
}

export function Toast({ title, description, variant, duration, onUndo, action, link, onClose }: ToastProps) {
  const { icon: Icon, tint } = looks[variant]
  // Two actions have a row of their own: beside them the message would be a column of syllables.
  const isWide = onUndo !== undefined && (link !== undefined || action !== undefined)
  const actionLook = buttonLook({
    variant: 'outline',
    size: 'sm',
    className: isWide ? 'order-last min-h-11!' : '-my-2.5 min-h-11!',
  })
  return (
    <Radix.Root
      type={variant === 'destructive' || onUndo || action || link ? 'foreground' : 'background'}
      duration={duration}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      // Escape is for the sheet that is open, also if the message came later; in the message it is for the message.
      onEscapeKeyDown={(event) => {
        const isHere = event.target instanceof Element && event.target.closest('[data-toasts]')
        if (!isHere && closeTop()) event.preventDefault()
      }}
      className={toastLook({ variant, className: isWide ? 'flex-wrap' : '' })}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tint}`} />
      <div className={isWide ? 'flex-[1_0_60%]' : 'min-w-0 flex-1'}>
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && <Radix.Description className="text-sm text-muted">{description}</Radix.Description>}
      </div>
      {onUndo && (
        <Radix.Action altText={strings.undo} onClick={onUndo} className={actionLook}>
          {strings.undo}
        </Radix.Action>
      )}
      {action && (
        <Radix.Action altText={action.label} onClick={action.act} className={actionLook}>
          {action.label}
        </Radix.Action>
      )}
      {link && (
        <Radix.Action asChild altText={strings.open} className={actionLook}>
          {link}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label={strings.closeMessage}
        className="-m-3 grid size-11 place-items-center rounded-chip text-muted hover:text-text"
      >
        <X aria-hidden="true" className="size-4" />
      </Radix.Close>
    </Radix.Root>
  )
}

type ToastRegionProps = { width: number; swipeThreshold: number; children: ReactNode }

/** Bottom right, above the bar and a page's own footer on a phone (--toast-rise) and of its buttons (--toast-clear), never wider than the screen. */
export function ToastRegion({ width, swipeThreshold, children }: ToastRegionProps) {
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={swipeThreshold} label={strings.message}>
      {children}
      <Radix.Viewport
        data-toasts
        style={{ width }}
        className="fixed right-4 bottom-[calc(var(--bar,env(safe-area-inset-bottom))+1rem)] z-50 mb-(--toast-rise,0px) cramped:mb-[calc(var(--strip,0px)+var(--toast-rise,0px)+var(--toast-clear,0px))] max-w-[calc(100vw-2rem)]"
      />
    </Radix.Provider>
  )
}
