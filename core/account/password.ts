import { COMMON_PASSWORDS } from './common-passwords.ts'
import * as strings from './strings.ts'

export const PASSWORD_MIN = 8
/** In bytes. The hash truncates anything longer, so a higher limit would promise strength that isn't there. */
const PASSWORD_MAX_BYTES = 72

export type PasswordProblem = 'length' | 'too_long' | 'pwned'

export const PASSWORD_PROBLEMS: Record<PasswordProblem, string> = {
  length: strings.passwordTooShort(PASSWORD_MIN),
  too_long: strings.passwordTooLong(PASSWORD_MAX_BYTES),
  pwned: strings.passwordGuessable,
}

/** "P@ssw0rd!!" is "password" to an attacker. */
const UNMASKED: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const unmask = (text: string) => text.replace(/[@431!0$57]/g, (sign) => UNMASKED[sign] ?? sign)

const isRepeated = (text: string) => /^(.{1,4})\1+$/u.test(text)
const isRun = (text: string) => {
  const steps = [...text].slice(1).map((sign, i) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(i) ?? 0))
  return new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) <= 1
}

function isGuessable(password: string, email: string): boolean {
  const lower = password.toLowerCase().trim()
  const bare = lower.replace(/[^a-z]+$/, '')
  const name = email.toLowerCase().split('@')[0] ?? ''
  const forms = [lower, unmask(lower), ...(bare.length >= 4 ? [bare, unmask(bare)] : [])]
  return (
    forms.some((form) => COMMON_PASSWORDS.has(form)) ||
    isRepeated(lower) ||
    isRun(lower) ||
    lower === email.toLowerCase() ||
    (name.length >= 4 && forms.includes(name))
  )
}

const bytesOf = (text: string) =>
  [...text].reduce((sum, sign) => {
    const code = sign.codePointAt(0) ?? 0
    return sum + (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)
  }, 0)

/** Problems with a new password; empty when there are none. The browser and the server apply the same rule. */
export function passwordProblems(password: string, email = ''): PasswordProblem[] {
  const problems: PasswordProblem[] = []
  if ([...password].length < PASSWORD_MIN) problems.push('length')
  if (bytesOf(password) > PASSWORD_MAX_BYTES) problems.push('too_long')
  if (password !== '' && isGuessable(password, email)) problems.push('pwned')
  return problems
}
