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
export const wrongCredentials = () => new AuthProblem(400, 'invalid_credentials', 'Invalid login credentials')
export const noToken = () =>
  new AuthProblem(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
export const badToken = () =>
  new AuthProblem(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
export const sessionNotFound = () =>
  new AuthProblem(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
export const emailExists = () =>
  new AuthProblem(422, 'email_exists', 'This email address belongs to another account now.')
export const signUpFailed = () =>
  new AuthProblem(
    422,
    'signup_failed',
    'We couldn’t create an account with this email and password. If you already have one, sign in or reset your password.',
  )
// A magic link would create accounts for unverified addresses.
export const linksDisabled = () =>
  new AuthProblem(422, 'otp_disabled', 'Sous signs in with a password, not with a link.')
export const tooManyMails = (seconds: string) =>
  new AuthProblem(
    429,
    'over_email_send_rate_limit',
    `Too many emails. Please wait ${seconds} s and try again.`,
    { headers: { 'Retry-After': seconds } },
  )
