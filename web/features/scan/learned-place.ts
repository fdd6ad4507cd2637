import { paths } from '#web/paths.ts'

/** The part of the profile with what photo scanning learned. */
export const LEARNED_PLACE = 'learned'
export const toLearned = `${paths.profile()}#${LEARNED_PLACE}`
