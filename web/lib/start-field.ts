/**
 * Focuses the field that the page starts with, if it has one. Not on a touch screen, where it would open the keyboard,
 * nor for a link to another part of the page.
 */
export function focusStartField(): boolean {
  const field = document.querySelector<HTMLElement>('[data-start-field]')
  if (!field || location.hash || !window.matchMedia?.('(hover: hover) and (pointer: fine)').matches)
    return false
  field.focus({ preventScroll: true })
  return true
}
