import Copy from 'lucide-react/icons/copy'
import Link2 from 'lucide-react/icons/link-2'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import type { HouseholdInput, HouseholdOutput, OpenInvitation } from '#core/contracts/household.ts'
import { INVITATION_DAYS } from '#core/contracts/household.ts'
import { canShare, copyText, shareOrCopy } from '#web/lib/share.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'

const FOR = (['1', '5', '20'] as const).map((value) => ({ value, label: strings.linkUses(Number(value)) }))

const day = (iso: string) => new Date(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })

async function copy(link: string) {
  const done = await copyText(link)
  notify(
    done
      ? {
          title: strings.linkCopied,
          description: strings.linkCopiedText,
          variant: 'success',
        }
      : {
          title: strings.linkNotCopied,
          description: strings.linkNotCopiedText,
          variant: 'destructive',
        },
  )
}

interface InvitationsProps {
  invitations: readonly OpenInvitation[]
  busy: boolean
  act: (input: HouseholdInput) => void
  ask: (input: HouseholdInput) => Promise<HouseholdOutput>
}

/** For the owner: a link to send, and the open invitations. */
export function Invitations({ invitations, busy, act, ask }: InvitationsProps) {
  const [uses, setUses] = useState<(typeof FOR)[number]['value']>('1')
  const [link, setLink] = useState<string>()

  const invite = async () => {
    if (busy) return
    // The caller reports errors.
    const { code } = await ask({ action: 'invite', uses: Number(uses) }).catch(() => ({ code: undefined }))
    if (code) setLink(new URL(paths.join(code), window.location.origin).href)
  }

  return (
    <div className="grid gap-4 border-line border-t pt-6">
      <h3 className="text-xl">{strings.inviteTitle}</h3>
      <div className="flex flex-wrap items-end gap-3">
        <Select label={strings.linkFor} options={FOR} value={uses} onChange={setUses} />
        <Button variant="outline" aria-disabled={busy} onClick={invite}>
          <Link2 aria-hidden="true" className="size-5" />
          {strings.createLink}
        </Button>
      </div>
      {/* Hide the link once the last invitation is gone. */}
      {link && invitations.length > 0 && (
        <div role="status" className="grid gap-3">
          <TextField
            label={strings.linkLabel}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            hint={strings.linkHint(INVITATION_DAYS)}
          />
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => copy(link)}>
              <Copy aria-hidden="true" className="size-4" />
              {strings.copyLink}
            </Button>
            {canShare() && (
              <Button
                size="sm"
                variant="outline"
                onClick={() => shareOrCopy({ title: strings.shareTitle, url: link })}
              >
                <Share2 aria-hidden="true" className="size-4" />
                {strings.share}
              </Button>
            )}
          </div>
        </div>
      )}
      {invitations.length > 0 && (
        <ul aria-label={strings.openInvitations} className="divide-y divide-line">
          {invitations.map(({ id, uses_left, expires_at }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1">
              <span className="text-muted text-sm">{strings.invitation(uses_left, day(expires_at))}</span>
              <Button
                variant="quiet"
                size="sm"
                className="-mr-4"
                aria-label={strings.revokeLabel(uses_left, day(expires_at))}
                onClick={() => {
                  if (busy) return
                  setLink(undefined)
                  act({ action: 'revoke', invitation_id: id })
                }}
              >
                {strings.revoke}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
