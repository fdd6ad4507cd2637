import { shareOrCopy } from '#web/lib/share.ts'
import { notify } from '#web/lib/toast.ts'
import * as strings from './strings.ts'

export async function shareRecipe(title: string, url: string): Promise<void> {
  const done = await shareOrCopy({ title, url })
  if (done === 'copied')
    notify({ title: strings.linkCopiedTitle, description: strings.linkCopiedText, variant: 'success' })
  if (done === 'failed') notify({ title: strings.linkShownTitle, description: url })
}
