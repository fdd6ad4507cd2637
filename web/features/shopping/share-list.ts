import { notify } from '#web/lib/toast.ts'

const TITLE = 'Shopping list'

/** Through an old-fashioned selection where the page has no secure context, as on a home network. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}

export async function copyList(text: string) {
  let done = false
  try {
    await navigator.clipboard.writeText(text)
    done = true
  } catch {
    done = copyBySelection(text)
  }
  notify(
    done
      ? { title: 'List copied', description: 'Paste it wherever you like.', variant: 'success' }
      : {
          title: 'The list could not be copied',
          description: 'Your browser does not allow it.',
          variant: 'destructive',
        },
  )
}

export const canShare = (): boolean => typeof navigator.share === 'function'

export async function shareList(text: string) {
  try {
    await navigator.share({ title: TITLE, text })
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof Error && error.name === 'AbortError') return
    await copyList(text)
  }
}
