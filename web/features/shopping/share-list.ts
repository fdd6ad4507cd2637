import { copyText, type Shared, shareOrCopy } from '#web/lib/share.ts'
import { notify } from '#web/lib/toast.ts'

function tell(done: Shared) {
  if (done === 'copied')
    notify({ title: 'List copied', description: 'Paste it wherever you like.', variant: 'success' })
  if (done === 'failed')
    notify({
      title: 'The list could not be copied',
      description: 'Your browser does not allow it.',
      variant: 'destructive',
    })
}

export const copyList = async (text: string) => tell((await copyText(text)) ? 'copied' : 'failed')

export const shareList = async (text: string) => tell(await shareOrCopy({ title: 'Shopping list', text }))
