import { counted } from '#core/text/counted.ts'

// Actions
export const edit = 'Edit'
export const duplicate = 'Duplicate'
export const remove = 'Delete'
export const versions = 'Versions'
export const shareTitle = 'Share'
export const makeYours = 'Make it yours'
export const makeYoursHint = 'Get your own copy that you can change as you like.'
export const copiedTitle = 'In your cookbook'
export const copiedText = 'This copy is yours. Edit it as you like.'
export const duplicatedTitle = 'Recipe duplicated'
export const failedTitle = 'That didn’t work'
export const failedText = 'Nothing was changed. Try again in a moment.'

// Household
export const householdSwitch = (name: string) => `Share with ${name}`
export const householdHint = (members: number) =>
  members === 2
    ? 'Both of you can read and cook it. Only you can change it.'
    : counted(members, {
        one: 'Everyone who joins your household can read and cook it. Only you can change it.',
        other: 'All # members of your household can read and cook it. Only you can change it.',
      })
export const householdInside = (titles: string) => `This also shares ${titles}, which it uses.`
export const noHousehold =
  'Want to share with the people you live with? <link>Start a household</link> in your profile.'

// Public link
export const linkTitle = 'Public link'
export const linkExplained =
  'Anyone with the link can read this recipe and its photos, without an account. Your notes, rating and name stay private.'
export const linkMake = 'Create link'
export const linkField = 'Link'
export const linkCopy = 'Copy link'
export const linkShare = 'Share link'
export const linkRevoke = 'Revoke link'
export const linkRevokeAsk = 'Revoke this link?'
export const linkRevokeText =
  'Whoever has it can no longer open the recipe. Copies that others saved stay with them.'
export const linkRevoked = 'Link revoked'
export const linkCopied = 'Link copied'
export const linkNotCopied = 'Select the link and copy it'
export const linkWaiting =
  'This recipe hasn’t reached your account yet. Connect to the internet, then create the link.'
export const linkChecking = 'Checking for a link'
export const linkFailed = 'We couldn’t reach your account. Check your connection and try again.'
export const retry = 'Try again'
export const needsAccount = '<link>Sign in</link> to share this recipe with a link or your household.'

// Versions
export const versionsExplained = 'Your account keeps the last 20 saves.'
export const versionsLoading = 'Loading versions'
export const versionsHere =
  'This device keeps the last 20 saves. <link>Sign in</link> to have them on all your devices.'
export const versionsNone = 'No earlier saves yet. Each time you save, the recipe as it was stays here.'
export const versionCurrent = 'Current'
export const versionFirst = 'First version'
export const versionChanged = (fields: string) => `Changed: ${fields}`
export const versionSame = 'No changes'
export const versionCompare = 'Compare with current'
export const versionClose = 'Hide comparison'
export const versionRestore = 'Restore this version'
export const versionRestoredTitle = 'Version restored'
export const versionThen = 'Then'
export const versionNow = 'Now'
export const versionEmpty = 'Empty'
export const photoCount = (count: number) => counted(count, { one: '# photo', other: '# photos' })
export const minutes = (count: number) => `${count} min`

// Fields
export const fieldTitle = 'title'
export const fieldDescription = 'description'
export const fieldIngredients = 'ingredients'
export const fieldSteps = 'steps'
export const fieldServings = 'servings'
export const fieldPrep = 'prep time'
export const fieldCook = 'cooking time'
export const fieldRest = 'rest time'
export const fieldDifficulty = 'difficulty'
export const fieldCuisine = 'cuisine'
export const fieldSource = 'source'
export const fieldSourceName = 'source name'
export const fieldPhotos = 'photos'

// The shared page
export const saveCopy = 'Save a copy to your cookbook'
export const savingCopy = 'Saving…'
export const savedCopyTitle = 'Saved to your cookbook'
export const savedCopyText = 'It’s on this device. Sign in to have it on all your devices.'
export const savedCopyAccount = 'It’s on all your devices.'

// Photos
export const photosLabel = (count: number) => counted(count, { one: '# photo', other: '# photos' })
export const photoOf = (at: number, count: number, title: string) => `${title}, photo ${at} of ${count}`
