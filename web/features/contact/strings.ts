import { counted } from '#core/text/counted.ts'

// Form
export const nameLabel = 'Full Name'
export const emailLabel = 'Email Address'
export const subjectLabel = 'Subject'
export const messageLabel = 'Message'
export const websiteLabel = 'Website'
export const sendingLabel = 'Sending'
export const sending = 'Sending…'
export const send = 'Send message'
export const replyTime = (hours: number) =>
  counted(hours, { one: 'We reply within # hour.', other: 'We reply within # hours.' })
export const replyByEmail = 'We reply by email.'
export const noEmailNote =
  'Your message is saved for the person who runs this site. It can’t send email, so you may not get a reply.'

// After sending
export const sentTitle = 'Message sent successfully!'
export const sentText = (hours: number) =>
  counted(hours, {
    one: "We'll get back to you within # hour.",
    other: "We'll get back to you within # hours.",
  })
export const sentWithoutPromise = 'Thanks for getting in touch.'
export const savedTitle = 'Message received'
export const savedText = 'It’s saved for the person who runs this site.'
export const failedTitle = 'Message not sent'
export const failedText = (reason: string) => `${reason} Your message is still here.`

// Questions
export const faqPrivacy =
  'To see what we store about you and why, read our <link>privacy policy and terms</link>.'
