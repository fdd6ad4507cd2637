import { passwordProblems } from '#core/account/password.ts'
import type { AuthMode } from './mode.ts'
import * as strings from './strings.ts'

export interface AuthTexts {
  displayName: string
  email: string
  password: string
  confirm: string
}
export type AuthField = keyof AuthTexts

export const EMPTY_TEXTS: AuthTexts = { displayName: '', email: '', password: '', confirm: '' }

const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

/** Missing or invalid fields, before anything is sent. Only email and passwords are required; a name never is. */
export function checkFields(mode: AuthMode, texts: AuthTexts): Partial<Record<AuthField, string>> {
  const wrong: Partial<Record<AuthField, string>> = {}
  const isNew = mode === 'sign-up' || mode === 'reset-password'
  if (mode !== 'reset-password') {
    if (texts.email.trim() === '') wrong.email = strings.emailMissing
    else if (!looksLikeEmail(texts.email)) wrong.email = strings.emailInvalid
  }
  if (mode !== 'forgot-password') {
    const [problem] = isNew ? passwordProblems(texts.password, texts.email.trim()) : []
    if (texts.password === '') wrong.password = strings.passwordMissing
    // The details are shown right below, in the list of password requirements.
    else if (problem) wrong.password = strings.passwordWeak
  }
  if (mode === 'reset-password' && texts.confirm === '') wrong.confirm = strings.confirmMissing
  return wrong
}
