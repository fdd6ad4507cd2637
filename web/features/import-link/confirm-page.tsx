import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { siteOf } from './link-of.ts'
import * as strings from './strings.ts'

/** Any site can send a page here: without the key of this device's bookmark the user decides. */
export function ConfirmPage({ url, onConfirm }: { url: string; onConfirm: () => void }) {
  return (
    <section aria-labelledby="confirm-page" className={`${cardLook} p-5 md:p-8`}>
      <h2 id="confirm-page" className="text-2xl">
        {strings.confirmTitle}
      </h2>
      <p className="mt-2">{url ? strings.confirmText(siteOf(url)) : strings.confirmNameless}</p>
      {url && <p className="mt-2 break-all text-muted text-sm">{url}</p>}
      <Button size="lg" className="mt-5" onClick={onConfirm}>
        {strings.confirmRead}
      </Button>
    </section>
  )
}
