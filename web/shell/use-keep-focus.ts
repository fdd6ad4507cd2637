import { useEffect } from 'react'
import { focusHeading } from './use-arrival.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
/** On a phone these open the keyboard, which the user didn't ask for. */
const TYPED_INTO = 'textarea, input:not([type=checkbox], [type=radio])'
/** Some dialogs restore the focus themselves, a moment after they close. */
const DIALOG_MS = 50

const focusables = (place: ParentNode) => place.querySelectorAll<HTMLElement>(FOCUSABLE)
const focusableIn = (place: ParentNode) => [...focusables(place)]
const canTakeFocus = (one: HTMLElement) =>
  !one.matches(`:disabled, [tabindex="-1"], ${TYPED_INTO}`) && (one.checkVisibility?.() ?? true)
const isLost = () => document.activeElement === null || document.activeElement === document.body
const canKeepFocus = (one: Element | undefined) => one?.isConnected && !one.matches(':disabled')

/** Where the focus was, in the page as it was then. */
interface Held {
  /** The element and its ancestors. */
  chain: readonly Element[]
  /** The other focusable elements, in order. */
  line: NodeListOf<HTMLElement>
}

function heldNow(): Held | undefined {
  if (isLost()) return undefined
  const chain: Element[] = []
  for (let one = document.activeElement; one; one = one.parentElement) chain.push(one)
  return { chain, line: focusables(document) }
}

/** A user who removed one row may want to remove the next: prefer the same button in it, if it has one. */
function sameInRow(heir: HTMLElement, gone: Element | undefined, lost: Element | undefined) {
  const row = gone?.matches('li') && heir.closest('li')
  if (!gone || !row) return undefined
  const same = focusableIn(row)[focusableIn(gone).indexOf(lost as HTMLElement)]
  return same && canTakeFocus(same) ? same : undefined
}

/** What is now where the focus was: the next row, the previous one, or the button that a form had replaced. */
function heirOf({ chain, line: then }: Held): HTMLElement | undefined {
  const line = [...then]
  const at = Math.max(
    chain.findIndex((one) => one.isConnected),
    1,
  )
  const gone = chain[at - 1]
  const first = line.findIndex((one) => gone?.contains(one))
  for (const place of chain.slice(at)) {
    // Beyond that nothing is close; fall back to the heading.
    if (place.matches('main') || place.querySelector('main')) return undefined
    const before = line.slice(0, first).filter((one) => place.contains(one)).length
    const now = focusableIn(place)
    const heir = now.slice(before).find(canTakeFocus) ?? now.slice(0, before).findLast(canTakeFocus)
    if (heir) return sameInRow(heir, gone, chain[0]) ?? heir
  }
  return undefined
}

/** When the focused element is removed or disabled, its neighbor gets the focus; the browser would drop it. */
export function useKeepFocus() {
  useEffect(() => {
    let held: Held | undefined
    /** The last focused element on the page itself: closing a dialog returns there. */
    let beneath: Held | undefined
    /** Whether the page is unchanged since the last check: a single tap triggers three checks. */
    let isSame = false
    const remember = () => {
      if (isSame && held?.chain[0] === document.activeElement) return
      isSame = true
      held = heldNow()
      if (held && !held.chain[0]?.closest('[role=dialog]')) beneath = held
    }
    const giveTo = (was: Held) => {
      const heir = canKeepFocus(was.chain[0]) ? (was.chain[0] as HTMLElement) : heirOf(was)
      if (heir) heir.focus({ preventScroll: true })
      else focusHeading()
    }
    const look = () => {
      const was = held
      const [lost] = was?.chain ?? []
      if (!was || canKeepFocus(lost) || (!isLost() && document.activeElement !== lost)) return
      held = undefined
      const stood = was.chain.find((one) => one.isConnected)
      if (stood !== document.body) giveTo(was)
      else setTimeout(() => isLost() && beneath && giveTo(beneath), DIALOG_MS)
    }
    const watch = new MutationObserver(() => {
      isSame = false
      look()
    })
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    // Before a click is handled, the page is as the user saw it.
    document.addEventListener('focusin', remember)
    document.addEventListener('click', remember, true)
    return () => {
      watch.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('click', remember, true)
    }
  }, [])
}
