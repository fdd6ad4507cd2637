export const title = 'Daily note'
export const lead = 'Tell me once a day what to use. Nothing to use means no note.'
export const channel = 'How'
export const none = 'No note'
export const push = 'Notification'
export const mail = 'Email'
export const hour = 'When'
export const days = 'On'
export const dayNames: readonly string[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const noMail = 'We can’t email you yet: confirm your email address first.'
export const noMailServer = 'This server can’t send email.'
export const sendConfirmation = 'Send the confirmation email'
export const sendAgain = 'Send it again'
export const sending = 'Sending'
export const confirmationSent =
  'We sent an email to <email/>. Open the link in it to confirm your address: your note starts after that.'
export const confirmationFailed = 'Email not sent'
export const waitsForEmail = 'It starts once your email address is confirmed.'
export const noPush = 'This browser can’t show notifications. On a phone, add Sous to your home screen first.'
export const thisBrowser = 'Notifications go to the browsers where you turned them on.'
export const notAllowed = 'Your browser didn’t allow notifications. Allow them in its settings and try again.'
export const notReady = 'Notifications aren’t ready yet. Reload the page and try again.'
export const noPushService =
  'Your browser can’t reach its notification service, so nothing was saved. Check your connection and try again.'
export const mailInstead = 'Get it by email instead'
export const onHome = 'Whenever you open Sous, the <home>home page</home> shows what to use soon.'
export const save = 'Save note'
export const saving = 'Saving'
export const saved = 'Daily note saved'
export const off = 'Daily note is off'
export const failed = 'Daily note not saved'
export const loading = 'Loading your daily note'
export const loadFailed = 'We couldn’t load your daily note.'

// Without an account.
export const onDevice = 'Tell me on this device'
export const onDeviceHint =
  'A quiet notification, once a day at most, between 8 AM and 9 PM. Your browser picks the moment. It’s written on this device, so open Sous at least every two weeks.'
export const installFirst =
  'Install Sous to get a notification on this device: your browser allows them only for installed apps. You can install it from your browser’s menu.'
export const install = 'Install Sous'
export const notHere = 'This browser can’t show a note while Sous is closed.'
// With an account, as far as server and browser can.
export const byMailOrPush =
  'There’s another way, with nothing to install: <auth>with an account</auth> you get the note by email or notification, at an hour you choose.'
export const byMail =
  'There’s another way, with nothing to install: <auth>with an account</auth> you get the note by email, at an hour you choose.'
export const byPush =
  'There’s another way, with nothing to install: <auth>with an account</auth> you get the note by notification, at an hour you choose. This server can’t send email.'
export const byNeither =
  'An account adds nothing in this browser: it can’t show notifications from a server, and this server can’t send email. On a phone, add Sous to your home screen and look here again.'
export const notInBackground =
  'Your browser doesn’t let Sous work in the background. Install Sous first, and try again.'
