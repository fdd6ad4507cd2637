// Account
export const unreachable = 'We couldn’t reach the server. Check your connection and try again.'
export const wrongCredentials = 'That email and password don’t match. Try again, or reset your password.'
export const tooManyAttempts = 'Too many attempts. Please wait a moment and try again.'
export const wentWrong = 'Something went wrong. Please try again.'
export const linkFailed = 'This link didn’t work'
export const linkExpired =
  'This link has expired or was already used. Request a new one: each works once, for an hour.'

export const achievementUnlocked = (names: string) => `Achievement unlocked: ${names}`

/** A timer without a name of its own. */
export const timer = 'Timer'
