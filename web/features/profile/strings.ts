import { counted } from '#core/text/counted.ts'

// Summary
export const savedSince = (saved: number, date: string) =>
  counted(saved, {
    one: `# saved recipe · member since ${date}`,
    other: `# saved recipes · member since ${date}`,
  })
export const cookingLevel = 'Cooking level'
export const skillProgress = (skill: string, progress: number) => `${skill}, ${progress} of 100`
export const skillBeginner = 'beginner'
export const skillIntermediate = 'intermediate'
export const skillAdvanced = 'advanced'
export const skillExpert = 'expert'

// Profile form
export const uploadPhoto = 'Upload photo'
export const photoFile = 'Photo file'
export const removePhoto = 'Remove photo'
export const photoNotChanged = 'Photo not changed'
export const photoUnreadable = 'Your browser can’t open this file. Try a JPEG or PNG.'
export const photoFailed = 'Your browser couldn’t process this photo.'
export const photoTooLarge = 'This photo is too large. Choose a smaller one.'
export const displayName = 'Display name'
export const email = 'Email'
export const emailHint = 'You sign in with this address. You can’t change it here.'
export const avatarUrl = 'Avatar URL'
export const avatarUrlHint =
  'An image on the web. Our server fetches it, so the site it’s on never sees who views it.'
export const avatarUploadedHint = 'You’re using an uploaded photo. A URL here replaces it.'
export const saveProfile = 'Save profile'
export const savingProfile = 'Saving your profile'
export const saving = 'Saving…'
export const saved = 'Profile updated'
export const savedHint = 'Your profile has been saved successfully.'
export const saveFailed = 'Error saving profile'

// Preferences form
export const skill = 'Cooking skill'
export const units = 'Units'
export const unitsUs = 'US: cups, ounces, °F'
export const unitsMetric = 'Metric: grams, milliliters, °C'
export const diets = 'Dietary options'
export const dietsHint = 'Recipe lists and substitutions show only what fits all of these.'
export const allergies = 'Allergies'
export const allergiesHint =
  'Recipes that contain any of these are hidden, and carry a warning if you open one.'
export const favoriteCuisines = 'Favorite cuisines'
export const staples = 'Always in your kitchen'
export const staplesHint = 'We’ll assume you always have these.'
export const otherStaple = 'Something else'
export const addStaple = 'Add'
export const addStapleLabel = 'Add to always in your kitchen'
export const savePreferences = 'Save preferences'
export const savingPreferences = 'Saving your preferences'

// In the collection
export const yourCuisines = 'Your cuisines:'

// Achievements
export const achievements = 'Achievements'
export const achievementsLoading = 'Loading your achievements'
export const achievementsFailed = 'We couldn’t load your achievements'
export const achievementsFailedHint = 'Nothing is lost. Try again in a moment.'
export const unlockedCount = (unlocked: number, all: number) =>
  `${unlocked} of ${all} unlocked. They count what you do while you’re signed in.`
export const unlocked = 'Unlocked'
export const unlockedOn = (date: string) => `Unlocked ${date}`
export const progress = (done: number, all: number) => `${done} of ${all}`

// Data
export const yourData = 'Your data'
export const exportHint = 'Everything in your account as one JSON file: profile, pantry, lists and activity.'
export const exportData = 'Download my data'
export const exportRecipes =
  'Want only your recipes, with photos, for another app or on paper? <link>Export your cookbook</link>'
export const exporting = 'Preparing your data'
export const exportFailed = 'Download failed'
export const exportFile = (date: string) => `sous-my-data-${date}.json`

// Deleting the account
export const deleteHint = (days: number) =>
  counted(days, {
    one: 'Deletion is processed within # day. Until then, signing in again keeps the account.',
    other: 'Deletion is processed within # days. Until then, signing in again keeps the account.',
  })
export const deleteAccount = 'Delete account'
export const deleteTitle = 'Delete this account?'
export const deleteWarning = (days: number) =>
  counted(days, {
    one: 'You’ll be signed out everywhere. After # day, your profile, saved recipes, lists, achievements and photos are deleted for good. Sign in before then to keep everything.',
    other:
      'You’ll be signed out everywhere. After # days, your profile, saved recipes, lists, achievements and photos are deleted for good. Sign in before then to keep everything.',
  })
export const password = 'Your password'
export const passwordMissing = 'Please enter your password.'
export const confirmDelete = 'Delete my account'
export const deleting = 'Scheduling deletion'
export const cancelDelete = 'Keep account'
export const willBeDeleted = 'Your account will be deleted'
export const deletionOn = (date: string) => `Deletion is set for ${date}. Sign in before then to keep it.`
export const deletionIn = (days: number) =>
  counted(days, {
    one: 'Deletion is set for # day from now. Sign in before then to keep it.',
    other: 'Deletion is set for # days from now. Sign in before then to keep it.',
  })
export const deletedOn = (date: string) =>
  `This account will be deleted on <date>${date}</date>. You can still keep it.`
export const keepAccount = 'Keep my account'
export const notDeleted = 'Your account was not deleted'
export const keptHint = 'Everything is as you left it.'
export const keepFailed = 'An error occurred'
