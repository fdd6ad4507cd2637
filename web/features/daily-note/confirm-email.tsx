import { useState } from 'react'
import { notify } from '#web/lib/toast.ts'
import { useSession } from '#web/state/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import * as strings from './strings.ts'

interface ConfirmEmailProps {
  /** Whether a mail was sent since the page was opened. */
  isSent: boolean
  /** Called once the mail is on its way. */
  onSent: () => void
}

/** The way out when the address isn't confirmed: the mail that confirms it. */
export function ConfirmEmail({ isSent, onSent }: ConfirmEmailProps) {
  const { user, resendConfirmation } = useSession()
  const [isSending, setSending] = useState(false)
  const email = user?.email ?? ''
  const send = async () => {
    if (isSending) return
    setSending(true)
    const { error } = await resendConfirmation(email)
    setSending(false)
    if (error)
      notify({ title: strings.confirmationFailed, description: error.message, variant: 'destructive' })
    else onSent()
  }
  return (
    <div className="grid justify-items-start gap-3">
      <p role="status" className="text-muted text-sm">
        {isSent
          ? rich(strings.confirmationSent, {
              email: () => <strong className="[overflow-wrap:anywhere]">{email}</strong>,
            })
          : strings.noMail}
      </p>
      <Button
        data-main-action
        variant={isSent ? 'outline' : 'solid'}
        aria-disabled={isSending}
        onClick={() => void send()}
        className="max-sm:w-full"
      >
        {isSending && <Spinner label={strings.sending} />}
        {isSending ? strings.sending : isSent ? strings.sendAgain : strings.sendConfirmation}
      </Button>
    </div>
  )
}
