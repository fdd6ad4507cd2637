import { notify } from '#web/lib/toast.ts'

/** Through the device's own sheet where there is one, else into the clipboard. */
export async function shareSubstitutions(text: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title: 'Substitutions', text })
    await navigator.clipboard.writeText(text)
    notify({ title: 'Substitutions copied to clipboard!', variant: 'success' })
  } catch (error) {
    // Closing the sheet is a decision, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify({ title: 'Failed to share substitutions', variant: 'destructive' })
  }
}
