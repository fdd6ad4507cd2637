/**
 * Transient messages, one at a time: the newest replaces the last.
 * - notify: the outcome of a user's action on a page, for 5000 ms; with an Undo, or about something that nobody waited for, 10 s.
 * - notifySmall: one of a rapid series, such as ingredients being added, for 4000 ms. It never replaces what can be undone.
 */
type ToastVariant = 'default' | 'success' | 'destructive'
type ToastMessage = {
  title: string
  description?: string
  variant?: ToastVariant
  /** Undoes what the message is about. */
  undo?: () => void
  /** What else the user may have meant. */
  action?: { label: string; act: () => void }
  /** Where to see what the message is about. */
  link?: { label: string; to: string }
  /** It comes by itself, while the user may be looking elsewhere. */
  isUnexpected?: boolean
}
export type Toast = ToastMessage & { id: number; variant: ToastVariant; duration: number }

const TOAST_MS = 5000
/** Long enough to read, to think again, and to reach it with a wet thumb. */
const UNDO_MS = 10_000
const SMALL_TOAST_MS = 4000
export const TOAST_WIDTH_PX = 356
export const TOAST_SWIPE_PX = 50

let toasts: readonly Toast[] = []
let lastId = 0
let hasSpoken = false
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function show(message: ToastMessage, duration: number): number {
  lastId += 1
  hasSpoken = true
  replace([{ variant: 'default', ...message, id: lastId, duration }])
  return lastId
}

export const notify = (message: ToastMessage): number =>
  show(message, message.undo || message.isUnexpected ? UNDO_MS : TOAST_MS)

export function notifySmall(message: ToastMessage) {
  if (!toasts.some(({ undo }) => undo)) show(message, SMALL_TOAST_MS)
}

export function dismissToast(id: number) {
  replace(toasts.filter((toast) => toast.id !== id))
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  get: (): readonly Toast[] => toasts,
  /** Whether there was a message in this visit: an offer waits for the next one. */
  hasSpoken: () => hasSpoken,
  clear() {
    hasSpoken = false
    replace([])
  },
}
