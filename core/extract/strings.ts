// Pages without a recipe
export const pageUnreadable = 'We couldn’t read this page.'
export const tooManyParts = 'This page has too many parts to read.'
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

// Doubts about a recipe
const LISTS = { ingredients: 'ingredients', instructions: 'steps' }
export const contradicts = (field: keyof typeof LISTS) =>
  `the page and its markup disagree on the ${LISTS[field]}`
