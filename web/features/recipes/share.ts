import { shareOrCopy } from '#web/lib/share.ts'
import { notify } from '#web/lib/toast.ts'

export async function shareRecipe(title: string, url: string): Promise<void> {
  const done = await shareOrCopy({ title, url })
  if (done === 'copied')
    notify({ title: 'Link copied', description: 'Paste it wherever you like.', variant: 'success' })
  if (done === 'failed') notify({ title: 'Here’s the link', description: url })
}
