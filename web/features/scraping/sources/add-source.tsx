import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAddSource } from './queries.ts'
import * as strings from './strings.ts'

const KINDS = [
  { value: 'site', label: strings.siteKind },
  { value: 'feed', label: strings.feedKind },
] as const
const EVERY = [
  { value: '24', label: strings.everyDay },
  { value: '168', label: strings.everyWeek },
  { value: '720', label: strings.everyMonth },
  { value: '', label: strings.onlyOnDemand },
] as const

export function AddSource() {
  const [kind, setKind] = useState<'site' | 'feed'>('site')
  const [every, setEvery] = useState<(typeof EVERY)[number]['value']>('168')
  const [address, setAddress] = useState('')
  const [folder, setFolder] = useState('')
  const add = useAddSource()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (add.isPending || address.trim() === '') return
    add.mutate(
      {
        kind,
        address: address.trim(),
        every_hours: every ? Number(every) : null,
        ...(folder.trim() && { folder: folder.trim() }),
      },
      { onSuccess: () => setAddress('') },
    )
  }
  return (
    <form onSubmit={submit} noValidate aria-label={strings.addTitle} className="grid gap-4 md:grid-cols-2">
      <TextField
        label={strings.addressLabel}
        placeholder={strings.addressPlaceholder}
        inputMode="url"
        autoCapitalize="none"
        maxLength={2000}
        value={address}
        onValue={setAddress}
      />
      <TextField label={strings.folderLabel} maxLength={80} value={folder} onValue={setFolder} />
      <Select label={strings.kindLabel} options={KINDS} value={kind} onChange={setKind} />
      <Select label={strings.everyLabel} options={EVERY} value={every} onChange={setEvery} />
      <Button type="submit" aria-disabled={add.isPending} className="justify-self-start">
        {add.isPending && <Spinner label={strings.add} />}
        {strings.add}
      </Button>
    </form>
  )
}
