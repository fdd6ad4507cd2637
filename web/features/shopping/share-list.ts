import { copyText, type Shared, shareOrCopy } from '#web/lib/share.ts'
import { notify } from '#web/lib/toast.ts'
import * as strings from './strings.ts'

function notifyShared(done: Shared) {
  if (done === 'copied')
    notify({ title: strings.copiedTitle, description: strings.copiedText, variant: 'success' })
  if (done === 'failed')
    notify({
      title: strings.copyFailedTitle,
      description: strings.copyFailedText,
      variant: 'destructive',
    })
}

export const copyList = async (text: string) => notifyShared((await copyText(text)) ? 'copied' : 'failed')

export const shareList = async (text: string) =>
  notifyShared(await shareOrCopy({ title: strings.shareTitle, text }))
