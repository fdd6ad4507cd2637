import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { GRACE_DAYS } from '#core/contracts/account-limits.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { longDate } from './long-date.ts'
import { exportAccount, useDeletion, useKeepAccount } from './queries.ts'

async function download() {
  const file = new Blob([JSON.stringify(await exportAccount(), null, 2)], { type: 'application/json' })
  saveFile(file, `sous-my-data-${new Date().toISOString().slice(0, 10)}.json`)
}

/** Exports and deletes the user's data. */
export function YourData({ userId }: { userId: string }) {
  const [loading, setLoading] = useState(false)
  const [asking, setAsking] = useState(false)
  const { data: deletion } = useDeletion(userId)
  const keep = useKeepAccount(userId)

  const get = async () => {
    if (loading) return
    setLoading(true)
    await download().catch((error: Error) =>
      notify({ title: 'Download failed', description: error.message, variant: 'destructive' }),
    )
    setLoading(false)
  }

  return (
    <section aria-labelledby="your-data" className={`${cardLook} grid gap-6 p-5 sm:p-8`}>
      <h2 id="your-data" className="text-2xl">
        Your data
      </h2>
      <div>
        <p className="text-muted">
          Everything in your account as one JSON file: profile, pantry, lists and activity.
        </p>
        <Button variant="outline" className="mt-3" aria-disabled={loading} onClick={get}>
          {loading ? (
            <Spinner label="Preparing your data" />
          ) : (
            <Download aria-hidden="true" className="size-5" />
          )}
          Download my data
        </Button>
      </div>
      <div className="border-line border-t pt-6">
        {deletion?.delete_after ? (
          <div role="status" className="rounded-card bg-danger-soft p-5">
            <p>
              This account will be deleted on <strong>{longDate(deletion.delete_after)}</strong>. You can
              still keep it.
            </p>
            <Button className="mt-3" aria-disabled={keep.isPending} onClick={() => keep.mutate()}>
              <Undo2 aria-hidden="true" className="size-5" />
              Keep my account
            </Button>
          </div>
        ) : asking ? (
          <DeleteAccount onCancel={() => setAsking(false)} />
        ) : (
          <>
            <p className="text-muted">
              Deletion is processed within {GRACE_DAYS} days. Until then, signing in again keeps the account.
            </p>
            <Button variant="outline" className="mt-3" onClick={() => setAsking(true)}>
              <Trash2 aria-hidden="true" className="size-5 text-danger" />
              Delete account
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
