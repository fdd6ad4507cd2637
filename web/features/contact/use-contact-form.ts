import { useMutation } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { type ContactInput, contactInput } from '#core/contracts/contact.ts'
import { call } from '#web/api/functions.ts'
import { settings } from '#web/api/settings.ts'
import { notify } from '#web/lib/toast.ts'
import { contactDraft, type Field } from './contact-draft.ts'
import * as strings from './strings.ts'

/** The email address and the subject are suggested until the user changes them. */
export function useContactForm(ownEmail: string | undefined, ownSubject = '') {
  const kept = useSyncExternalStore(contactDraft.subscribe, contactDraft.get, contactDraft.empty)
  const [emailTouched, setEmailTouched] = useState(false)
  const [subjectTouched, setSubjectTouched] = useState(false)
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const texts = {
    ...kept,
    email: kept.email || (emailTouched ? '' : (ownEmail ?? '')),
    subject: kept.subject || (subjectTouched ? '' : ownSubject),
  }

  const send = useMutation({
    mutationFn: (input: ContactInput) => call('contact', input),
    onSuccess: () => {
      contactDraft.clear()
      notify(
        settings.sendsEmail
          ? {
              title: strings.sentTitle,
              description:
                settings.contactReplyHours > 0
                  ? strings.sentText(settings.contactReplyHours)
                  : strings.sentWithoutPromise,
              variant: 'success',
            }
          : {
              title: strings.savedTitle,
              description: strings.savedText,
              variant: 'success',
            },
      )
    },
    onError: (error) =>
      notify({
        title: strings.failedTitle,
        description: strings.failedText(error.message),
        variant: 'destructive',
      }),
  })

  const set = (field: Field) => (value: string) => {
    if (field === 'email') setEmailTouched(true)
    if (field === 'subject') setSubjectTouched(true)
    contactDraft.set({ ...texts, [field]: value })
    setWrong(({ [field]: _, ...rest }) => rest)
  }

  /** The first field with an error, if any. */
  const submit = async (): Promise<Field | undefined> => {
    if (send.isPending) return undefined
    const read = contactInput.safeParse(texts)
    if (read.success) {
      setWrong({})
      await send.mutateAsync(read.data).catch(() => undefined)
      return undefined
    }
    const found: Partial<Record<Field, string>> = {}
    for (const { path, message } of read.error.issues) found[path[0] as Field] ??= message
    setWrong(found)
    return (['name', 'email', 'subject', 'message'] as const).find((field) => found[field])
  }

  return { texts, set, wrong, sending: send.isPending, submit }
}
