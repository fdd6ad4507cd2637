// Fetching
export const robotsForbid = "This site's robots.txt asks us not to read this page."
export const robotsUnreadable = "We couldn’t read this site's robots.txt, so we’re leaving it alone for now."
export const siteBusy = (status: number) => `This site is busy (${status}). Try again later.`
export const siteSlowsDown = 'This site asks us to slow down.'
export const siteError = (status: number) => `This site returned an error (${status}).`

// Reading
export const tooManyWaiting = 'Too many pages are waiting to be read.'
export const pageTooLarge = 'This page is too large to read.'
export const pageTooSlow = 'This page takes too long to read.'
export const pageTooHungry = 'This page needs too much memory to read.'
export const pageUnreadable = 'We couldn’t read this page.'

// Pages without a recipe
export const pageGone = (status: number) => `The page is gone (${status}).`
export const pageSaysGone = 'The site says that this page is gone.'
export const asksForLogin = (status: number) => `The site asks for a login (${status}).`
export const behindLogin = 'The page is behind a login.'
export const requestRefused = (status: number) => `The site refused the request (${status}).`
export const answeredWithError = (status: number) => `The site answered with an error (${status}).`
export const proveHuman = 'The site asks visitors to prove they’re human.'
export const notAWebPage = (type: string) => `This isn’t a web page but ${type}.`
export const nothingToRead = 'There’s nothing to read on this page.'
export const listOfRecipes = 'This page lists recipes but isn’t one itself.'
export const noRecipe = 'There’s no recipe on this page.'

// Jobs
export const addressInvalid = 'This isn’t a valid page address.'
export const noPagesFound = 'We found no pages there.'
export const notToBeStored = 'This page asks not to be stored.'
export const notWanted = 'Not the cuisine or difficulty you asked for.'
export const belowQuality = (quality: number, least: number) => `Quality ${quality} is below ${least}.`
export const gaveUp = 'We tried this page several times without success.'
export const ourFault = 'Something went wrong on our side with this page.'
export const pastedPage = 'The pasted page'
export const notProcessed = 'We couldn’t process this page.'
