import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { Link } from 'react-router'
import { GRACE_DAYS } from '#core/contracts/account-limits.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { longDate } from './long-date.ts'
import { exportAccount, useDeletion, useKeepAccount } from './queries.ts'
import * as strings from './strings.ts'

async function download() {
  const file = new Blob([JSON.stringify(await exportAccount(), null, 2)], { type: 'application/json' })
  saveFile(file, strings.exportFile(new Date().toISOString().slice(0, 10)))
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
      notify({ title: strings.exportFailed, description: error.message, variant: 'destructive' }),
    )
    setLoading(false)
  }

  return (
    <section aria-labelledby="your-data" className={`${cardLook} grid gap-6 p-5 sm:p-8`}>
      <h2 id="your-data" className="text-2xl">
        {strings.yourData}
      </h2>
      <div>
        <p className="text-muted">{strings.exportHint}</p>
        <Button variant="outline" className="mt-3" aria-disabled={loading} onClick={get}>
          {loading ? (
            <Spinner label={strings.exporting} />
          ) : (
            <Download aria-hidden="true" className="size-5" />
          )}
          {strings.exportData}
        </Button>
        <p className="mt-3 text-muted">
          {rich(strings.exportRecipes, {
            link: (text) => (
              <Link to={paths.myRecipes({ export: true })} className="text-link">
                {text}
              </Link>
            ),
          })}
        </p>
      </div>
      <div className="border-line border-t pt-6">
        {deletion?.delete_after ? (
          <div role="status" className="rounded-card bg-danger-soft p-5">
            <p>
              {rich(strings.deletedOn(longDate(deletion.delete_after)), {
                date: (text) => <strong>{text}</strong>,
              })}
            </p>
            <Button className="mt-3" aria-disabled={keep.isPending} onClick={() => keep.mutate()}>
              <Undo2 aria-hidden="true" className="size-5" />
              {strings.keepAccount}
            </Button>
          </div>
        ) : asking ? (
          <DeleteAccount onCancel={() => setAsking(false)} />
        ) : (
          <>
            <p className="text-muted">{strings.deleteHint(GRACE_DAYS)}</p>
            <Button variant="outline" className="mt-3" onClick={() => setAsking(true)}>
              <Trash2 aria-hidden="true" className="size-5 text-danger" />
              {strings.deleteAccount}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
