/** Through the legacy selection API if the page has no secure context, as on a home network. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  // Deprecated and optional: not every environment has it.
  const done = document.execCommand?.('copy') ?? false
  area.remove()
  return done
}

/** Puts a text on the clipboard; false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function'

/** The outcome; `closed` means that the user changed their mind. */
export type Shared = 'shared' | 'copied' | 'closed' | 'failed'

/** Through the native share sheet if there is one, else to the clipboard. */
export async function shareOrCopy(what: { title: string; text?: string; url?: string }): Promise<Shared> {
  if (canShare())
    try {
      await navigator.share(what)
      return 'shared'
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'closed'
    }
  return (await copyText(what.text ?? what.url ?? '')) ? 'copied' : 'failed'
}
