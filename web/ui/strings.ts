/** The name of the product. */
export const sous = 'Sous'

// Filters
export const activeFilters = 'Active filters'
export const removeFilter = (label: string) => `Remove ${label}`
export const clearFilters = 'Clear Filters'
export const filters = 'Filters'
export const closeFilters = 'Close filters'
/** `found`: "12 recipes". */
export const showFound = (found: string) => `Show ${found}`
export const alwaysOn = ', always on'
export const alwaysOnNote = 'Always on: set in your diets and allergies.'
export const moreOptions = (count: number, legend: string) => `${count} more<legend>: ${legend}</legend>`

// Recipes left out
export const alsoShowing = (names: string) => `Also showing what contains ${names}`
export const show = 'Show'
export const hide = 'Hide'
export const showContaining = (names: string) => `Show recipes that contain ${names}`
export const hideContaining = (names: string) => `Hide recipes that contain ${names}`

// Recipes
export const serves = (servings: number) => `serves ${servings}`
export const warnings = 'Warnings'
export const saveRecipe = (title: string) => `Save ${title}`

// How a line matches the pantry
export const haveIt = 'you have it'
export const nearly = 'nearly'
export const missing = 'missing'
export const alwaysInKitchen = 'always in your kitchen'
export const matchedBy = (match: string, ingredient: string) => `${match}: ${ingredient}`

// Dialogs, fields and messages
export const cancel = 'Cancel'
export const closeMenu = 'Close menu'
export const close = 'Close'
export const capsLockOn = 'Caps Lock is on.'
export const showPassword = 'Show password'
export const hidePassword = 'Hide password'
export const message = 'Message'
export const closeMessage = 'Close message'
export const undo = 'Undo'
export const open = 'Open'
export const whereToNext = 'Where to next'

// Waiting and failing
export const loadingPage = 'Loading the page'
export const slow = 'This is taking longer than usual. We’re still trying.'
export const boiledOverTitle = 'A pot boiled over'
export const boiledOver = 'Something spilled on our side. What you saved earlier is still there.'
export const fellTitle = 'The soufflé fell'
export const fell = 'This didn’t rise as planned. A second try often does.'
export const tooSaltyTitle = 'A pinch too much salt'
export const tooSalty = 'Something went in that shouldn’t have. Let’s try that again.'
export const timerStoppedTitle = 'The kitchen timer stopped'
export const timerStopped = 'Something interrupted us. It’s worth another try.'
export const onionTitle = 'An onion made us cry'
export const onion = 'Something went wrong here. What you saved earlier is still there.'
export const tryAgain = 'Try Again'
export const backToKitchen = 'Back to Kitchen'
