/**
 * Runs in the page: finds tap targets that are too small. A target is 44 px each way, or at least 24 with enough space
 * that a circle of 24 px on it touches no other; links inside a sentence are as tall as their line.
 */
export function smallTargets(): string[] {
  const LARGE = 44
  const SMALL = 24
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]',
    ),
  ]
  /** A hidden checkbox counts by its label, a stretched link by its card. */
  const boxOf = (control: HTMLElement) => {
    const label =
      control.closest('label') ?? (control.id ? document.querySelector(`label[for="${control.id}"]`) : null)
    if (control.matches('input[type=checkbox], input[type=radio], .sr-only') && label)
      return label.getBoundingClientRect()
    const { position, content, width, height } = getComputedStyle(control, '::after')
    const card = control.offsetParent?.getBoundingClientRect()
    const fills =
      card &&
      Math.abs(card.width - Number.parseFloat(width)) < 4 &&
      Math.abs(card.height - Number.parseFloat(height)) < 4
    if (position === 'absolute' && content !== 'none' && card && fills) return card
    return control.getBoundingClientRect()
  }
  const isInText = (control: HTMLElement) => {
    if (!control.matches('a, button') || !getComputedStyle(control).display.startsWith('inline')) return false
    const words = control.closest('p, li, dd, td, figcaption, summary')?.textContent?.trim() ?? ''
    return words.length > (control.textContent?.trim().length ?? 0) + 2
  }
  const shown = controls.filter((control) => {
    if (control.closest('[aria-hidden=true], [inert]') || (control as HTMLButtonElement).disabled)
      return false
    // Inside something collapsed it has a box, but isn't visible.
    if (!control.checkVisibility()) return false
    const { width, height } = control.getBoundingClientRect()
    // Elements that only appear on keyboard focus aren't tap targets.
    if (control.matches('.sr-only') && !control.closest('label')) return false
    return width > 0 && height > 0 && getComputedStyle(control).visibility === 'visible'
  })
  const boxes = shown.map(boxOf)
  return shown.flatMap((control, at) => {
    const box = boxes[at]
    if (!box || isInText(control)) return []
    if (box.width >= LARGE - 0.5 && box.height >= LARGE - 0.5) return []
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const isCrowded = boxes.some((other, index) => {
      if (
        index === at ||
        other === box ||
        shown[index]?.contains(control) ||
        control.contains(shown[index] ?? null)
      )
        return false
      const dx = Math.max(other.left - x, 0, x - other.right)
      const dy = Math.max(other.top - y, 0, y - other.bottom)
      return Math.hypot(dx, dy) < SMALL / 2
    })
    const isTiny = box.width < SMALL || box.height < SMALL
    if (!isTiny && !isCrowded) return []
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)
    return [`${control.tagName.toLowerCase()} "${name}" ${Math.round(box.width)}x${Math.round(box.height)}`]
  })
}
