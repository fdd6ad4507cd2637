import { paths } from '#web/paths.ts'

/** The part of the profile with the household. */
export const HOUSEHOLD_PLACE = 'household'
export const toHousehold = `${paths.profile()}#${HOUSEHOLD_PLACE}`
