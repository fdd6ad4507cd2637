import { shareOrCopy } from '#web/lib/share.ts'
import { notify } from '#web/lib/toast.ts'

export async function shareSubstitutions(text: string): Promise<void> {
  const done = await shareOrCopy({ title: 'Substitutions', text })
  if (done === 'copied') notify({ title: 'Substitutions copied to clipboard!', variant: 'success' })
  if (done === 'failed') notify({ title: 'Failed to share substitutions', variant: 'destructive' })
}
