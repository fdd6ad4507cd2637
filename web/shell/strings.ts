export const skipToContent = 'Skip to content'

// Titles of the browser's tab
export const homeTitle = 'Sous: cook with what you have'
export const pageTitle = (title: string) => `${title} · Sous`
export const pageNotFound = 'Page Not Found'

// Header
export const openMenu = 'Open menu'
export const homeLink = 'Sous, home'
export const shortcuts = 'Shortcuts'
export const switchToLight = 'Switch to light theme'
export const switchToDark = 'Switch to dark theme'
export const signIn = 'Sign In'
export const profile = 'Profile'
export const signOut = 'Sign Out'
export const signedOut = 'Signed out'
export const signedOutHint = 'Your lists and saved recipes are in your account.'
export const signOutFailed = 'Sign-out failed'

// Below the header
export const youAreHere = 'You are here'
export const breadcrumb = 'Breadcrumb'
export const welcome = 'Welcome to the kitchen'
export const home = 'Home'
export const addIngredients = 'Add ingredients'

// Menu
export const menu = 'Menu'
export const mainMenu = 'Main menu'
export const menuSignOut = 'Sign out'
export const theme = 'Theme'
export const themeLight = 'Light'
export const themeDark = 'Dark'
export const themeSystem = 'System'

// Bar at the bottom of a phone
export const mainPlaces = 'Main places'
export const placeCook = 'Cook'
export const placeRecipes = 'Recipes'
export const placeSaved = 'Saved'
export const placeList = 'List'
export const placeAsk = 'Ask'

// Footer
export const motto = 'Good meals start with what you already have.'
export const feedback = 'Questions or feedback?'
export const quickLinks = 'Quick links'
export const supportAndLegal = 'Support and legal'
export const siteMap = 'Site map'
export const colophon = 'Sous is open source under the MIT license. Food drawings: Fluent Emoji, MIT.'
export const colophonWithVersion =
  'Sous is open source under the MIT license. Version <version/>. Food drawings: Fluent Emoji, MIT.'

// Notes
export const offline = 'You’re offline. What’s saved on this device still works.'
export const newVersion = 'New version'
export const newVersionReady = 'A new version is ready'
/** For screen readers, at the start of the page. */
export const newVersionSpoken = 'A new version is ready. The button to load it is at the end of the page.'
export const reload = 'Reload'
export const later = 'Later'
export const pageFailed = 'Unexpected Application Error!'
