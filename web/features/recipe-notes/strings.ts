import { counted } from '#core/text/counted.ts'

// Rating
export const ratingLegend = 'Your rating'
export const stars = (count: number) => counted(count, { one: '# star', other: '# stars' })
export const clearRating = 'Clear'
export const clearRatingLabel = 'Clear your rating'

// Notes
export const noteLabel = 'Your note'
export const noteExample = 'Less sugar next time, doubles well…'
export const notePrivate = 'Only you can read this.'
export const noteSaved = 'Saved'
export const notSavedTitle = 'Not saved'
export const notSavedText = 'This device couldn’t store it. Copy your text, then try again.'
export const addStepNote = (step: number) => `Add a note to step ${step}`
export const editStepNote = (step: number) => `Edit your note on step ${step}`
export const stepNoteLabel = (step: number) => `Your note on step ${step}`
export const doneStepNote = 'Done'

// Tags and folder
export const tagField = 'Add a tag'
export const folderLabel = 'Folder'
export const folderExample = 'Holidays'

// Cooking log
export const logTitle = 'Cooked on'
export const logCount = (times: number) => counted(times, { one: 'Cooked once', other: 'Cooked # times' })
export const logEmpty = 'Not cooked yet.'
export const logAdd = 'I cooked this'
export const logMore = (count: number) => counted(count, { one: 'Show # more', other: 'Show # more' })
export const logDate = 'Date'
export const logNote = 'How was it? (optional)'
export const logPhoto = 'Add a photo'
export const logOtherPhoto = 'Choose another photo'
export const logPhotoRemove = 'Remove photo'
export const logSave = 'Save entry'
export const logCancel = 'Cancel'
export const logEdit = (day: string) => `Edit the entry of ${day}`
export const logRemove = (day: string) => `Remove the entry of ${day}`
export const logRemoved = 'Entry removed'
export const logDateInvalid = 'Choose a date up to today.'
export const photoInvalidTitle = 'Photo not added'
export const photoInvalidText = 'Your browser can’t read this file. Choose a JPEG or PNG photo.'
export const photoOf = (day: string) => `Photo of ${day}`

// At the end of cook mode
export const logged = 'Added to your cooking log.'
export const loggedUndo = 'Undo'
export const notLogged = 'Removed from your cooking log.'
export const loggedHint = 'Add a photo or a note on the recipe’s page.'
