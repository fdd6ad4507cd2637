import { counted } from '#core/text/counted.ts'

export const timers = 'Timers'
export const defaultName = 'Timer'

// One timer.
export const done = 'Done'
export const paused = 'paused'
export const silence = (name: string) => `Silence ${name}`
export const resume = (name: string) => `Resume ${name}`
export const pause = (name: string) => `Pause ${name}`
export const addMinute = '+1 min'
export const addMinuteLabel = (name: string) => `Add one minute to ${name}`
export const closeTimer = (name: string) => `Close ${name}`
export const cancelTimer = (name: string) => `Cancel ${name}`

// The form.
export const setOwn = 'Set your own timer'
export const minutesLabel = 'Minutes'
export const nameLabel = 'Timer name'
export const nameExample = 'Rice'
export const start = 'Start'
export const cancel = 'Cancel'
export const minutesInvalid = 'Enter the minutes, such as 12 or 7.5, up to 24 hours.'

// Notifications, the title of the page, and what screen readers announce.
export const offerNotifications = 'Notify me in other apps too'
export const refuseNotifications = 'No notifications'
export const doneTitle = (name: string) => `${name}: done`
export const doneText = 'Time’s up.'
export const announceDone = (name: string) => `${name}: the timer is done.`
export const announceLastMinute = (name: string) => `${name}: one minute left.`
export const announceStarted = (name: string, time: string) => `${name}: ${time} started.`
export const hours = (count: number) => counted(count, { one: '# hour', other: '# hours' })
export const minutes = (count: number) => counted(count, { one: '# minute', other: '# minutes' })
export const seconds = (count: number) => counted(count, { one: '# second', other: '# seconds' })
