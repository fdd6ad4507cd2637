// Fetching
export const robotsForbid = "This site's robots.txt asks us not to read this page."
export const removedOnRequest = 'We removed this page, and don’t read it again.'
export const robotsUnreadable = "We couldn’t read this site's robots.txt, so we’re leaving it alone for now."
export const siteChallenge = (status: number) =>
  `This site asks visitors to prove they’re human (${status}). Open the page yourself and paste it.`
export const siteRefused = (status: number) => `This site refused our request (${status}).`
export const siteBusy = (status: number) => `This site is busy (${status}). Try again later.`
export const siteSlowsDown = 'This site asks us to slow down.'
export const siteError = (status: number) => `This site returned an error (${status}).`

// Reading
export const tooManyWaiting = 'Too many pages are waiting to be read.'
export const pageTooLarge = 'This page is too large to read.'
export const pageTooSlow = 'This page takes too long to read.'
export const pageTooHungry = 'This page needs too much memory to read.'

// Storing
export const untitled = 'Recipe'

// Jobs
export const addressInvalid = 'This isn’t a valid page address.'
export const notAFeed = 'This isn’t a feed or a sitemap.'
export const noPagesFound = 'We found no pages there.'
export const notToBeStored = 'This page asks not to be stored.'
export const notWanted = 'Not the cuisine or difficulty you asked for.'
export const belowQuality = (quality: number, least: number) => `Quality ${quality} is below ${least}.`
export const gaveUp = 'We tried this page several times without success.'
export const ourFault = 'Something went wrong on our side with this page.'
export const pastedPage = 'The pasted page'
export const notProcessed = 'We couldn’t process this page.'
