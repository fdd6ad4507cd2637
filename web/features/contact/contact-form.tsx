import Clock from 'lucide-react/icons/clock'
import Send from 'lucide-react/icons/send'
import { type FormEvent, useRef } from 'react'
import { CONTACT_LIMITS } from '#core/contracts/contact.ts'
import { settings } from '#web/api/settings.ts'
import { useSession } from '#web/state/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'
import { useContactForm } from './use-contact-form.ts'

/** All four fields are required. A failure keeps the input; so does a reload. */
export function ContactForm({ subject }: { subject?: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { user } = useSession()
  const { texts, set, wrong, sending, submit } = useContactForm(user?.email, subject)

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const field = await submit()
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  }
  const field = (name: 'name' | 'email' | 'subject' | 'message') => ({
    name,
    required: true,
    maxLength: CONTACT_LIMITS[name],
    value: texts[name],
    onValue: set(name),
    error: wrong[name],
  })

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={strings.nameLabel} autoComplete="name" {...field('name')} />
        <TextField
          label={strings.emailLabel}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          {...field('email')}
        />
      </div>
      <TextField label={strings.subjectLabel} autoComplete="off" {...field('subject')} />
      <TextArea label={strings.messageLabel} {...field('message')} />
      {/* Honeypot: hidden from users, so only bots fill it in. */}
      <div aria-hidden="true" className="absolute left-[-999rem]">
        <label>
          {strings.websiteLabel}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={texts.website}
            onChange={(event) => set('website')(event.target.value)}
          />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" size="lg" aria-disabled={sending} className="max-sm:w-full">
          {sending ? (
            <Spinner label={strings.sendingLabel} />
          ) : (
            <Send aria-hidden="true" className="size-5" />
          )}
          {sending ? strings.sending : strings.send}
        </Button>
        <p className="flex items-center gap-2 text-muted">
          <Clock aria-hidden="true" className="size-5 shrink-0" />
          {!settings.sendsEmail
            ? strings.noEmailNote
            : settings.contactReplyHours > 0
              ? strings.replyTime(settings.contactReplyHours)
              : strings.replyByEmail}
        </p>
      </div>
    </form>
  )
}
