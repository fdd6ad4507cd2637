import { copyText, type Shared, shareOrCopy } from '#web/lib/share.ts'
import { notify } from '#web/lib/toast.ts'

function notifyShared(done: Shared) {
  if (done === 'copied')
    notify({ title: 'List copied', description: 'Paste it wherever you like.', variant: 'success' })
  if (done === 'failed')
    notify({
      title: 'Couldn’t copy the list',
      description: 'Your browser doesn’t allow it.',
      variant: 'destructive',
    })
}

export const copyList = async (text: string) => notifyShared((await copyText(text)) ? 'copied' : 'failed')

export const shareList = async (text: string) =>
  notifyShared(await shareOrCopy({ title: 'Shopping list', text }))
