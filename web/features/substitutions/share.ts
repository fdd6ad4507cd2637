import { shareOrCopy } from '#web/lib/share.ts'
import { notify } from '#web/lib/toast.ts'
import * as strings from './strings.ts'

export async function shareSubstitutions(text: string): Promise<void> {
  const done = await shareOrCopy({ title: strings.sharedTitle, text })
  if (done === 'copied') notify({ title: strings.shareCopied, variant: 'success' })
  if (done === 'failed') notify({ title: strings.shareFailed, variant: 'destructive' })
}
