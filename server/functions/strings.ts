// Every function
export const bodyInvalid = 'The body is not valid JSON.'
export const sessionEnded = 'Your session has ended. Please sign in again.'
export const noFunction = (name: string) => `There is no function named ${name}.`
export const contractBroken = (name: string, problem: string) =>
  `The answer of ${name} breaks its contract: ${problem}`
export const recipeGone = 'This recipe isn’t in the collection, or it was removed.'

// Contact
export const contactMailSubject = (subject: string) => `Message: ${subject}`
/** In place of an address, where the server has none. */
export const operatorRecipient = 'the operator'
export const contactMailNote = (name: string, email: string) => `From ${name}, ${email}`

// Account
export const passwordWrong = 'That password isn’t correct.'
export const deletionMailSubject = 'Your account will be deleted - Sous'
export const deletionMailTitle = 'Your account will be deleted'
export const deletionMailDate = (day: string) =>
  `As you asked, your Sous account and everything in it will be deleted on ${day}.`
export const deletionMailCancel = 'Changed your mind? Sign in before then to keep everything.'
export const deletionMailButton = 'Keep my account'
export const deletionMailNote = 'If you didn’t ask for this, sign in and choose a new password.'

// Household
export const unnamedMember = 'A cook'
export const notInHousehold = 'You’re not in a household.'
export const alreadyInHousehold = 'You’re already in a household. Leave it first.'
export const ownerOnly = 'Only the owner of the household can do this.'
export const notAMember = 'This person isn’t in your household.'
export const tooManyFeeds = 'You have 5 calendar links already. Turn one off first.'
export const tooManyInvitations = 'You have too many open invitations. Revoke one first.'
export const invitationGone = 'The link is wrong, already used, revoked or expired. Ask for a new one.'
export const householdFull = (most: number) => `This household is full: it can have up to ${most} members.`

// Substitutions and photos
export const fromModel = (model: string) =>
  `These come from ${model}, not from our own guide. Check labels for allergens.`
export const noVisionModel = 'No model that reads photos is connected.'
export const photoNotRead = 'The model couldn’t read this photo. Try again.'
export const imageEmpty = 'The image is empty.'

// Import a link
export const linkLogin = 'It’s behind a sign-in or a paywall. If you can open it there, send us the page.'
export const linkRobots = 'This site asks apps not to read this page, so we left it alone.'
export const linkBlocked = 'This site blocks apps and asks visitors to prove they’re human.'
export const linkNoRecipe = 'We couldn’t find a recipe on this page.'
export const linkList = 'This page isn’t a recipe. Open the recipe itself and copy that link.'
export const linkGone = 'This page doesn’t exist. Check the link.'
export const linkTooSlow = 'This site took too long to answer. Try again later.'
export const linkTooLarge = 'This page is too large to read.'
export const linkNotAPage = 'This isn’t a link to a web page.'
export const linkPrivate = 'This link points to a private network, which we can’t reach.'
export const linkLocal = 'This link points to your own computer or network, which we can’t reach.'
export const linkBusy = 'This site, or our reader, is busy right now. Try again in a minute.'
export const linkNotFound = 'We couldn’t find this site. Check the address.'
export const linkBroken = 'This site answered with an error. Try again later.'

// Operator tools
export const noQueryStatistics =
  'This database keeps no query statistics. Install the pg_stat_statements extension to get them.'
export const queryStatisticsUnreadable = 'We can’t read query statistics: the extension isn’t loaded.'
export const noModel = 'No language model is set up, so our own rules filled in what they could.'
export const jobContinues = 'The job continues in the background. Follow it by its id.'
export const noSiteChosen = 'Please choose at least one kind of site.'
export const noDraft = 'This recipe has been decided on. Reload the list.'
export const noSource = 'We couldn’t find this source.'
export const sourceBusy = 'This source is being visited right now.'
export const addressNotOfWeb = 'Enter the address of a site or a page, such as example.com.'
export const noRemoval = 'We couldn’t find this removal.'
export const noJob = 'We couldn’t find this job.'
export const jobCannot = (action: string, status: string) => `This job can't ${action}: it is ${status}.`
export const updateFailed = 'Failed to update recipe'
export const updatedRecipeGone = 'Failed to update recipe: there is no such recipe.'
export const deleteFailed = 'Failed to delete recipe'
export const deletedRecipeGone = 'Failed to delete recipe: there is no such recipe.'
export const totalFailed = 'Failed to get total count'
export const cuisinesFailed = 'Failed to get cuisine stats'
export const difficultiesFailed = 'Failed to get difficulty stats'

// The daily note
export const timeZoneUnknown = 'We don’t know this time zone.'
