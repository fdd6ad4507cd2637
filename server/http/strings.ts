// Pages
export const siteName = 'Sous'
export const homeTitle = 'Sous: cook with what you have'
export const pageTitle = (title: string) => `${title} · Sous`
export const cookModeTitle = (recipe: string) => `Cook Mode: ${recipe} · Sous`
export const recipeTitle = 'Recipe · Sous'
export const recipeDescription = 'A recipe on Sous.'
export const recipeSummary = (title: string, ingredients: number) =>
  `${title}: ${ingredients} ingredients. Full recipe on Sous.`
export const timedRecipeSummary = (title: string, ingredients: number, minutes: number) =>
  `${title}: ${ingredients} ingredients, in ${minutes} minutes. Full recipe on Sous.`
export const recipeNotFound = 'Recipe not found'
export const sharedRecipe = 'Shared Recipe'
export const sharedRecipeDescription = 'A recipe that a cook shared with you on Sous.'
export const pageNotFound = 'Page Not Found'
export const nothingAtAddress = 'There’s nothing at this address.'
export const noWebApp = (folder: string) =>
  `There is no web app in ${folder}: run npm start, which builds it.`

// Avatars
export const avatarMissing = 'Say which picture: ?url=https://…'
export const avatarRefused = 'We can’t show an image from this address.'
export const tooManyAvatars = 'Too many images at once. Please try again in a moment.'

// Readiness
export const stopping = 'The server is stopping.'
export const databaseSilent = 'The database does not answer.'
export const migrationsMissing = 'Migrations are missing.'

// The end of the daily note
export const stopTitle = 'Stop the daily note?'
export const stopText =
  'We’ll no longer tell you once a day what to use. You can turn it on again in your profile.'
export const stopNotes = 'Stop the daily note'
export const stoppedTitle = 'The daily note is off'
export const stoppedText = 'You won’t get it anymore. You can turn it on again in your profile.'
