/** What the account stores of one photo. */
export const STORED_PHOTO = { longest: 1600, bytes: 2 * 1024 * 1024 } as const
/** Tried in this order until it is small enough. */
export const PHOTO_QUALITIES = [0.85, 0.7, 0.5] as const
