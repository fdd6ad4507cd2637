// Problems; some in the words of the auth server that clients know
export const emailInvalid = 'Unable to validate email address: invalid format'
export const passwordInvalid = 'Please enter a valid password.'
export const metadataInvalid = (most: number) =>
  `User metadata takes up to ${most} names with a short text, a number, true, false, null or a list of them.`
export const tooMuchMetadata = (most: number) => `User metadata takes up to ${most} names.`
export const bodyMissing = 'Send a JSON object.'
export const redirectInvalid = 'The redirect address is not valid.'
export const refreshTokenInvalid = 'Refresh token is not valid'
export const grantTypeInvalid = 'Unsupported grant type'
export const resendTypeInvalid = 'Type must be signup or email_change'
export const verifyTypeInvalid = 'Invalid email verification type'
export const verifyTokenMissing = 'Verify requires a token or a token hash'
export const scopeInvalid = 'Unsupported logout scope'
export const parameterTwice = 'Send each parameter once.'
export const notJson = 'Send JSON, with the Content-Type application/json.'
export const bodyInvalid = 'Could not parse request body as JSON.'
export const requestInvalid = 'The request is not valid.'
export const wrongCredentials = 'Invalid login credentials'
export const tokenMissing = 'This endpoint requires a valid Bearer token'
export const tokenInvalid = 'invalid JWT: unable to parse or verify signature'
export const sessionGone = 'Session from session_id claim in JWT does not exist'
export const emailTaken = 'This email address belongs to another account now.'
export const signUpFailed =
  'We couldn’t create an account with this email and password. If you already have one, sign in or reset your password.'
export const linksDisabled = 'Sous signs in with a password, not with a link.'
export const tooManyMails = (seconds: string) => `Too many emails. Please wait ${seconds} s and try again.`

// Mails
export const mailSubject = (title: string) => `${title} - Sous`
export const linkNote =
  'The link works once, for one hour. If you didn’t ask for this email, ignore it: nothing changes.'
export const notMe = 'It wasn’t me'

export const signUpTitle = 'Confirm your email address'
export const signUpLead = 'Welcome to Sous. Confirm your email address to start cooking.'
export const signUpButton = 'Confirm my address'

export const recoveryTitle = 'Reset your password'
export const recoveryLead =
  'We got a request to reset the password of your Sous account. Choose a new one here.'
export const recoveryButton = 'Choose a new password'

export const magicLinkTitle = 'Your sign-in link'
export const magicLinkLead = 'This link signs you in to Sous.'
export const signInButton = 'Sign in'

export const newEmailTitle = 'Confirm your new email address'
export const newEmailLead = 'Confirm this address to use it for your Sous account from now on.'
export const newEmailButton = 'Confirm my new address'

export const codeTitle = 'Your confirmation code'
export const codeLead = (code: string) => `Enter this code to confirm that it’s you: ${code}`
export const codeNote = 'The code works for one hour.'

export const accountExistsTitle = 'You already have an account'
export const accountExistsLead =
  'We got a request to use this address for a Sous account. It already has one: sign in with your password.'
export const accountExistsForgot = (link: string) => `Forgot your password? Choose a new one here: ${link}`
export const accountExistsNote = 'If it wasn’t you, ignore this email: nothing changed.'

export const passwordChangedTitle = 'Your password was changed'
export const passwordChangedLead =
  'The password of your Sous account was changed, and all other devices were signed out.'
export const passwordChangedAlarm = 'If it wasn’t you, choose a new password now.'

export const emailChangesTitle = 'Your email address is about to change'
export const emailChangesLead = (wanted: string) =>
  `We got a request to change the email address of your Sous account to ${wanted}. It changes once the link that we sent there is opened.`
export const emailChangesAlarm =
  'If it wasn’t you, choose a new password now: it cancels the change and signs out all other devices.'

export const emailChangedTitle = 'Your email address was changed'
export const emailChangedLead = (now: string) =>
  `Your Sous account now uses ${now}. Sign in with that address from now on; this one gets no more emails from us.`
export const emailChangedAlarm = 'If it wasn’t you, write to us right away.'
