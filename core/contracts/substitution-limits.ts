import * as strings from './strings.ts'

/** Separate from the contract, so that a form can use them without loading its schema. */
export const MAX_INGREDIENT = 120
export const MAX_QUANTITY = 60
export const MAX_CONTEXT = 300
/** Of one diet or allergy, and how many of them. */
export const MAX_RESTRICTION = 60
export const MAX_RESTRICTIONS = 40

export const NO_INGREDIENT = strings.substitutedMissing
