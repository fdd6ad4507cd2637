import { type FormEvent, useState } from 'react'
import { callOperator } from '#web/api/operator-access.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useRemovals, useSourceAction } from './queries.ts'
import * as strings from './strings.ts'

const KINDS = [
  { value: 'site', label: strings.removalSite },
  { value: 'page', label: strings.removalPage },
] as const
const day = (text: string) => new Date(text).toLocaleDateString('en-US', { dateStyle: 'medium' })

/** What was taken out at somebody's request, and how the next is. */
export function RemovalsPanel() {
  const [kind, setKind] = useState<'site' | 'page'>('site')
  const [address, setAddress] = useState('')
  const [reason, setReason] = useState('')
  const { data } = useRemovals()
  const remove = useSourceAction(
    (order: { kind: 'site' | 'page'; address: string; reason?: string }) =>
      callOperator('recipe-sources', { action: 'remove', ...order }),
    strings.removalFailed,
    ({ removal }) => strings.removed(removal.recipes, removal.drafts),
  )
  const lift = useSourceAction(
    (id: string) => callOperator('recipe-sources', { action: 'lift', id }),
    strings.removalFailed,
    () => strings.lifted,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (remove.isPending || address.trim() === '') return
    remove.mutate(
      { kind, address: address.trim(), ...(reason.trim() && { reason: reason.trim() }) },
      {
        onSuccess: () => {
          setAddress('')
          setReason('')
        },
      },
    )
  }
  return (
    <section aria-labelledby="removals-title" className={`${cardLook} grid gap-6 p-5 md:p-8`}>
      <div>
        <h2 id="removals-title" className="text-2xl">
          {strings.removalsTitle}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{strings.removalsLead}</p>
      </div>
      <form
        onSubmit={submit}
        noValidate
        aria-label={strings.removalsTitle}
        className="grid gap-4 md:grid-cols-3"
      >
        <Select label={strings.kindLabel} options={KINDS} value={kind} onChange={setKind} />
        <TextField
          label={strings.addressLabel}
          inputMode="url"
          autoCapitalize="none"
          maxLength={2000}
          value={address}
          onValue={setAddress}
        />
        <TextField label={strings.reasonLabel} maxLength={1000} value={reason} onValue={setReason} />
        <Button
          type="submit"
          variant="outline"
          aria-disabled={remove.isPending}
          className="justify-self-start"
        >
          {strings.removeNow}
        </Button>
      </form>
      {data?.length === 0 && <p className="text-muted">{strings.noRemovals}</p>}
      <ul>
        {data?.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t py-3 first:border-0"
          >
            <span className="min-w-0 flex-1 basis-56">
              <span className="font-semibold [overflow-wrap:anywhere]">{one.address}</span>
              <span className="block text-muted text-sm tabular-nums">
                {strings.removalSummary(day(one.removed_at), one.recipes, one.drafts)}
              </span>
              {one.reason && <span className="block text-sm">{one.reason}</span>}
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={strings.liftLabel(one.address)}
              onClick={() => !lift.isPending && lift.mutate(one.id)}
            >
              {strings.lift}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
