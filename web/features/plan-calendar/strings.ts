import type { MealSlot } from '#core/contracts/planning-limits.ts'

export const title = 'Plan in your calendar'
export const timesTitle = 'When do you eat?'
export const slotTimes: Readonly<Record<MealSlot, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}
export const allDay = 'All day'
export const timeZone = 'Time zone'
export const subscribeTitle = 'Subscribe'
export const subscribeText =
  'Your calendar app follows your plan, or your household’s, and shows changes within a few hours.'
export const signInText = 'Sign in to get a link that your calendar app can follow.'
export const signIn = 'Sign in'
export const createLink = 'Create calendar link'
export const creating = 'Creating'
export const linkLabel = 'Calendar link'
export const linkHint =
  'Copy it now: we show it only once. Anyone with this link can see your plan, so don’t share it.'
export const copyLink = 'Copy link'
export const openApp = 'Open in calendar app'
export const addToGoogle = 'Add to Google Calendar'
export const copied = 'Link copied'
export const notCopied = 'Link not copied'
export const notCopiedText = 'Select the link and copy it yourself.'
export const links = 'Your calendar links'
export const made = (day: string) => `Created ${day}`
export const lastRead = (day: string) => `last read ${day}`
export const neverRead = 'not read yet'
export const linkState = (created: string, read: string) => `${created} · ${read}`
export const setTimes = 'Use these times'
export const setTimesOf = (link: string) => `Use these times: ${link}`
export const timesSet = 'Calendar times changed'
export const revoke = 'Turn off'
export const revokeOf = (link: string) => `Turn off: ${link}`
export const revokeTitle = 'Turn off this link?'
export const revokeText = 'Calendars that use it stop showing your plan. You can create a new link any time.'
export const revoked = 'Calendar link turned off'
export const failed = 'Calendar link not changed'
export const loading = 'Loading your calendar links'
export const loadFailed = 'We couldn’t load your calendar links. You can still download a file.'
export const downloadTitle = 'Download'
export const downloadText = 'A file with the meals from today on. It doesn’t change when your plan does.'
export const download = 'Download .ics file'
export const noMeals = 'There are no meals in your plan yet.'
export const fileName = 'sous-plan.ics'
