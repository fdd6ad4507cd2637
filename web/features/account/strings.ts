// The four modes.
export const signInTitle = 'Sign In'
export const signUpTitle = 'Sign Up'
export const forgotPasswordTitle = 'Forgot Password'
export const resetPasswordTitle = 'Reset Password'

// The form.
export const backToSignIn = 'Back to sign in'
export const displayName = 'Display name (optional)'
export const email = 'Email'
export const password = 'Password'
export const newPassword = 'New password'
export const confirmPassword = 'Confirm new password'
export const signIn = 'Sign In'
export const createAccount = 'Create account'
export const sendResetLink = 'Send reset link'
export const requestResetLink = 'Request reset link'
export const updatePassword = 'Update password'
export const submitting = 'One moment'
export const forgotPasswordLink = 'Forgot your password?'

// The requirements for a new password.
export const ruleLength = (least: number) => `At least ${least} characters`
export const ruleHardToGuess = 'Hard to guess'
export const ruleMet = ', done'

// Invalid fields.
export const emailMissing = 'Please enter your email address.'
export const emailInvalid = 'Please enter a valid email address.'
export const passwordMissing = 'Please enter your password.'
export const passwordWeak = 'Please choose a stronger password.'
export const confirmMissing = 'Please enter the password again.'
export const confirmDifferent = "Passwords don't match. Please make sure both passwords are identical."

// Outcomes.
export const errorOccurred = 'An error occurred'
export const signInFailed = 'Sign-in failed'
export const signedIn = 'Welcome back!'
export const signedInText = "You've been signed in successfully."
export const signUpFailed = 'Sign-up failed'
export const signedUp = 'Welcome to Sous'
export const signedUpText = 'Your account has been created. You can start cooking right away!'
export const resetEmailFailed = 'Error sending reset email'
export const resetEmailSent = 'Reset email sent!'
export const resetEmailSentText = 'Check your email for the password reset link.'
export const updateFailed = 'Error updating password'
export const passwordUpdated = 'Password updated!'
export const passwordUpdatedText = 'Your password has been successfully updated.'

// A reset link that this server can't send.
export const requestedTitle = 'Ask for your reset link'
export const requestedText =
  'This server can’t send email. If <email/> has an account, its reset link is in the operator tools now: ask the person who runs this server to send it to you. It works once, within an hour.'

// An address that isn't confirmed yet.
export const checkEmail = 'Check your email'
export const checkEmailToast = 'Open the link we sent you to confirm your address.'
export const checkEmailText =
  'We sent an email to <email/>. Open the link in it to confirm your address. You’ll come back here, signed in.'
export const confirmAddress = 'Confirm your address'
export const confirmAddressText =
  'This server can’t send email. The link that confirms <email/> is in the operator tools: ask the person who runs this server to send it to you.'
export const resend = 'Resend email'
export const resendFailed = 'Email not sent'
export const resent = 'Email sent again'
export const resentText = 'Check your spam folder too.'
export const lookAround = 'Look around in the meantime'
