// The field
export const linkLabel = 'Link to a recipe'
export const linkHint = 'We read the page and fill in the form for you to check. Only you can see it.'
export const linkExample = 'https://'
export const getRecipe = 'Get recipe'
export const linkMissing = 'Paste a link first.'
export const linkInvalid = 'This isn’t a link. Copy it from your browser’s address bar.'
export const reading = (site: string) => `Reading ${site}…`
export const readingPage = 'Reading the page…'
export const stillReading = 'Still reading. Some sites take a while.'
export const cancel = 'Cancel'
export const tryAgain = 'Try again'
export const openPage = 'Open the page'

// What went wrong
export const offline = 'You’re offline, or the server can’t be reached. We kept your link: try again later.'
export const failed = 'Something went wrong on our side. Your link is still here: try again.'
export const tooMany = (message: string) => `${message} Your link is still here.`
export const otherWays = 'Other ways to save this recipe'

// A page that was sent from elsewhere
export const confirmTitle = 'Read this recipe?'
export const confirmText = (site: string) =>
  `A page from ${site} was sent to Sous. We haven’t read or saved anything yet.`
export const confirmNameless = 'A page was sent to Sous. We haven’t read or saved anything yet.'
export const confirmRead = 'Read the recipe'

// Paste the page
export const pasteTitle = 'Paste the page'
export const pasteSteps =
  'Open the page, select everything (Ctrl+A or ⌘A), copy it, and paste it here. On a phone, press and hold the text, then Select all and Copy.'
export const pasteLabel = 'The page'
export const readPasted = 'Read page'
export const noRecipePasted =
  'We couldn’t find a recipe in this text. Select the whole page, with its ingredients and steps.'
export const nothingPasted = 'Paste the page first.'

// Bookmarklet
export const buttonTitle = 'Save with one click'
export const buttonText =
  'This button sends the page you’re looking at to Sous, including pages only you can see.'
export const buttonName = 'Save to Sous'
export const buttonDrag = 'Drag it to your bookmarks bar. Then click it on any recipe page.'
export const buttonClicked = 'Drag the button to your bookmarks bar. Clicking it only works there.'
export const phoneTitle = 'On a phone'
export const phoneCopy = 'Copy the bookmark'
export const phoneCopied = 'Copied'
export const phoneNotCopied = 'Your browser doesn’t allow copying here.'
export const phoneStepCopy = 'Copy the bookmark with the button below.'
export const phoneStepSave = 'Bookmark any page, and name it “Save to Sous”.'
export const phoneStepEdit = 'Edit that bookmark: replace its address with what you copied.'
export const phoneStepUse = 'On a recipe page, type “Save to Sous” into the address bar and tap the bookmark.'
export const installedHint =
  'If Sous is installed on your phone, you can also share a page to it from your browser’s share menu.'

// What to check
export const doubtTitle = 'We took it from the page’s heading.'
export const doubtLines = 'The page doesn’t mark its recipe, so a line may be missing or extra.'
export const doubtText = 'We found this in the text of the page.'
export const doubtRest = 'This is what’s left of the total time.'
export const noneFound = 'We found none on the page.'
export const notGiven = 'The page doesn’t say.'
