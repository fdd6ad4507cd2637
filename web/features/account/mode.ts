import * as strings from './strings.ts'

const AUTH_MODES = ['sign-in', 'sign-up', 'forgot-password', 'reset-password'] as const
export type AuthMode = (typeof AUTH_MODES)[number]

export const MODE_TITLES: Record<AuthMode, string> = {
  'sign-in': strings.signInTitle,
  'sign-up': strings.signUpTitle,
  'forgot-password': strings.forgotPasswordTitle,
  'reset-password': strings.resetPasswordTitle,
}

/** Anything unknown in the URL means sign in. */
export const authMode = (given: string | null): AuthMode =>
  AUTH_MODES.find((mode) => mode === given) ?? 'sign-in'
