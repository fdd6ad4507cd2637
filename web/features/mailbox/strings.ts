export const title = 'Mailbox'
export const lead = 'Recent emails, their delivery status and the links in them.'
export const open = 'Open mailbox'
export const opening = 'Opening…'
export const accessDenied = 'Access denied'
export const openFailed = 'Couldn’t open the mailbox'
export const place = (where: string) => `Email is ${where}.`
export const empty = 'No emails yet.'

// One email.
export const sent = 'sent'
export const waiting = 'waiting'
export const failed = 'failed'
export const kept = 'kept'
export const sentTo = (address: string, time: string) => `${address}, ${time}`
export const lastError = (message: string) => `Last error: ${message}`
export const attempts = (count: number) => `Attempts: ${count}`
