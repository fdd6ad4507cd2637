import * as strings from './strings.ts'

interface More {
  body?: object
  headers?: Record<string, string>
}

/** An error in the shape that the auth client library expects. */
export class AuthProblem extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 422 | 429,
    readonly code: string,
    message: string,
    readonly more: More = {},
  ) {
    super(message)
  }

  toResponse(): Response {
    return Response.json(
      { code: this.status, error_code: this.code, msg: this.message, ...this.more.body },
      { status: this.status, headers: { 'X-Sb-Error-Code': this.code, ...this.more.headers } },
    )
  }
}

export const invalid = (message: string) => new AuthProblem(400, 'validation_failed', message)
export const wrongCredentials = () => new AuthProblem(400, 'invalid_credentials', strings.wrongCredentials)
export const noToken = () => new AuthProblem(401, 'no_authorization', strings.tokenMissing)
export const badToken = () => new AuthProblem(403, 'bad_jwt', strings.tokenInvalid)
export const sessionNotFound = () => new AuthProblem(403, 'session_not_found', strings.sessionGone)
export const emailExists = () => new AuthProblem(422, 'email_exists', strings.emailTaken)
export const signUpFailed = () => new AuthProblem(422, 'signup_failed', strings.signUpFailed)
// A magic link would create accounts for unverified addresses.
export const linksDisabled = () => new AuthProblem(422, 'otp_disabled', strings.linksDisabled)
export const tooManyMails = (seconds: string) =>
  new AuthProblem(429, 'over_email_send_rate_limit', strings.tooManyMails(seconds), {
    headers: { 'Retry-After': seconds },
  })
