/**
 * Runs in the page. Marks one element of each style (color, background, size, weight), so that contrast is measured once
 * per style and not once per word: that saves nine tenths of the time. A floating element may be on top of anything, so
 * each of those counts as a style of its own.
 */
export function markLooks(): number {
  const seen = new Set<string>()
  const clear = 'rgba(0, 0, 0, 0)'
  for (const old of document.querySelectorAll('[data-contrast-sample]'))
    old.removeAttribute('data-contrast-sample')
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const hasText =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    if (!hasText || !element.checkVisibility()) continue
    const own = getComputedStyle(element)
    const key = [own.color, own.fontSize, own.fontWeight]
    for (let above: HTMLElement | null = element; above; above = above.parentElement) {
      const { position, backgroundColor, backgroundImage, opacity } = getComputedStyle(above)
      if (position !== 'static' && position !== 'relative') key.push(element.outerHTML.slice(0, 200))
      if (opacity !== '1') key.push(opacity)
      if (backgroundImage !== 'none') key.push(backgroundImage)
      if (backgroundColor === clear) continue
      key.push(backgroundColor)
      if (!backgroundColor.includes('/') && !backgroundColor.startsWith('rgba')) break
    }
    const look = key.join('|')
    if (seen.has(look)) continue
    seen.add(look)
    element.setAttribute('data-contrast-sample', '')
  }
  return seen.size
}
