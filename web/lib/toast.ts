/**
 * Transient messages. Two helpers, one container on screen:
 * - notify: the outcome of a user's action on a page. One at a time, the newest replaces the last; 5000 ms.
 * - notifySmall: rapid series of events, such as ingredients being added. Up to 3 stacked; 4000 ms each.
 */
type ToastVariant = 'default' | 'success' | 'destructive'
type ToastMessage = {
  title: string
  description?: string
  variant?: ToastVariant
  /** Undoes what the message is about. */
  undo?: () => void
}
export type Toast = Required<Pick<ToastMessage, 'title' | 'variant'>> & {
  id: number
  kind: 'page' | 'small'
  description?: string
  undo?: () => void
  duration: number
}

const TOAST_MS = 5000
const SMALL_TOAST_MS = 4000
const SMALL_TOAST_LIMIT = 3
export const TOAST_WIDTH_PX = 356
export const TOAST_SWIPE_PX = 50

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function add(message: ToastMessage, kind: Toast['kind'], duration: number, limit: number): number {
  lastId += 1
  const toast: Toast = { variant: 'default', ...message, id: lastId, kind, duration }
  const same = toasts.filter((other) => other.kind === kind)
  const tooOld = same.slice(0, Math.max(0, same.length + 1 - limit))
  replace([...toasts.filter((other) => !tooOld.includes(other)), toast])
  return toast.id
}

export const notify = (message: ToastMessage): number => add(message, 'page', TOAST_MS, 1)

export const notifySmall = (message: ToastMessage): number =>
  add(message, 'small', SMALL_TOAST_MS, SMALL_TOAST_LIMIT)

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
  clear: () => replace([]),
}
