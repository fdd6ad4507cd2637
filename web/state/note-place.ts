import { paths } from '#web/paths.ts'

/** The part of the profile where the daily note is set up. */
export const NOTE_PLACE = 'daily-note'
export const toNote = `${paths.profile()}?tab=preferences#${NOTE_PLACE}`

/** What a visitor signs in for is in the address: it survives a reload, and the way to another mode. */
export const toNoteSignIn = `${paths.auth()}?for=${NOTE_PLACE}`
export const isForNote = (search: URLSearchParams) => search.get('for') === NOTE_PLACE
