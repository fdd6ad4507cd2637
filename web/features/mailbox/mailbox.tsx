import { type ReactNode, useId } from 'react'
import type { OutboxMail } from '#core/contracts/account.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { useMailbox } from './queries.ts'
import * as strings from './strings.ts'

/** For operators: the mails that Sous sent, and their status. Without a mail server, users' links are found here. */
export function Mailbox() {
  const id = useId()
  const mailbox = useMailbox()
  return (
    <section aria-labelledby={`${id}-title`} className={`${cardLook} p-5 md:p-8`}>
      <h2 id={`${id}-title`} className="text-2xl">
        {strings.title}
      </h2>
      <p className="mt-2 text-muted">{strings.lead}</p>
      <Button
        className="mt-5"
        aria-disabled={mailbox.isPending}
        onClick={() => !mailbox.isPending && mailbox.mutate()}
      >
        {mailbox.isPending ? strings.opening : strings.open}
      </Button>
      <div aria-live="polite">
        {mailbox.data && (
          <>
            <p className="mt-6 text-muted text-sm">{strings.place(mailbox.data.place)}</p>
            {mailbox.data.mails.length === 0 && <p className="mt-3">{strings.empty}</p>}
            <ul className="mt-3 grid gap-3">
              {mailbox.data.mails.map((mail) => (
                <MailRow key={mail.id} mail={mail} />
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  )
}

const STATES = {
  sent: { word: strings.sent, tone: 'herb' },
  waiting: { word: strings.waiting, tone: 'turmeric' },
  failed: { word: strings.failed, tone: 'danger' },
  kept: { word: strings.kept, tone: 'clay' },
} as const

const time = (text: string) =>
  new Date(text).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function MailRow({ mail }: { mail: OutboxMail }) {
  return (
    <li className="border-line border-t pt-3">
      <details>
        <summary className="cursor-pointer">
          <span className="font-semibold">{mail.subject}</span>{' '}
          <Badge tone={STATES[mail.state].tone}>{STATES[mail.state].word}</Badge>
          <span className="block text-muted text-sm [overflow-wrap:anywhere]">
            {strings.sentTo(mail.to, time(mail.created_at))}
          </span>
        </summary>
        <pre className="mt-3 whitespace-pre-wrap font-sans text-sm [overflow-wrap:anywhere]">{mail.text}</pre>
        {mail.last_error && <Note>{strings.lastError(mail.last_error)}</Note>}
        {mail.attempts > 0 && <Note>{strings.attempts(mail.attempts)}</Note>}
      </details>
      {mail.links.map((link) => (
        <p key={link} className="mt-2 text-sm">
          <a href={link} className="text-link [overflow-wrap:anywhere]">
            {link}
          </a>
        </p>
      ))}
    </li>
  )
}

const Note = ({ children }: { children: ReactNode }) => <p className="mt-2 text-muted text-sm">{children}</p>
