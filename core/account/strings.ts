export const passwordTooShort = (least: number) => `Use at least ${least} characters.`
export const passwordTooLong = (most: number) => `Use at most ${most} characters.`
export const passwordGuessable = 'This password is too easy to guess. Choose another.'
