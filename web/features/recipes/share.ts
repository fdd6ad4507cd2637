import { notify } from '#web/lib/toast.ts'

/** Through the device's own sheet where there is one, else by copying the address. */
export async function shareRecipe(title: string, url: string): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url })
      return
    } catch (error) {
      // Closing the sheet is no failure; anything else falls back to copying.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    notify({ title: 'Link copied', description: 'Paste it wherever you like.', variant: 'success' })
  } catch {
    notify({ title: 'Here is the link', description: url })
  }
}
