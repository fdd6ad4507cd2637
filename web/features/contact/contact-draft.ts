import type { ContactInput } from '#core/contracts/contact.ts'
import { deviceStore } from '#web/state/device-store.ts'

type Texts = Required<ContactInput>
export type Field = keyof Texts

const EMPTY: Texts = { name: '', email: '', subject: '', message: '', website: '' }

/** Half a letter to us should survive a reload. */
export const contactDraft = deviceStore<Texts>('sous-contact-draft', (kept) => {
  const given = (kept ?? {}) as Record<string, unknown>
  const text = (field: Field) => (typeof given[field] === 'string' ? given[field] : '')
  return {
    ...EMPTY,
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  }
})
