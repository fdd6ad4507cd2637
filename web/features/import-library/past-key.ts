/** Of the query for the imports of this device. */
export const PAST_IMPORTS = ['past-imports'] as const
