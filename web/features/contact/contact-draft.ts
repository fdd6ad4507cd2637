import type { ContactInput } from '#core/contracts/contact.ts'
import { deviceStore } from '#web/state/device-store.ts'

type Texts = Required<ContactInput>
export type Field = keyof Texts

const EMPTY: Texts = { name: '', email: '', subject: '', message: '', website: '' }

/** An unsent message survives a reload. */
export const contactDraft = deviceStore<Texts>('sous-contact-draft', (value) => {
  const stored = (value ?? {}) as Record<string, unknown>
  const text = (field: Field) => (typeof stored[field] === 'string' ? stored[field] : '')
  return {
    ...EMPTY,
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  }
})
