import { counted, grouped } from '../text/counted.ts'

// Labels inside of notes
export const labelled = (label: string, text: string) =>
  text.includes('\n') ? `${label}:\n${text}` : `${label}: ${text}`
export const untitled = 'Untitled recipe'
export const title = 'Title'
export const description = 'Description'
export const prepTime = 'Prep time'
export const cookTime = 'Cook time'
export const restTime = 'Rest time'
export const totalTime = 'Total time'
export const minutes = (count: number) => counted(count, { one: '# minute', other: '# minutes' })
export const yields = 'Yield'
export const otherUnits = 'In other units'
export const source = 'Source'
export const moreTags = 'More tags'
export const keywords = 'Keywords'
export const folder = 'Folder'
export const rating = 'Rating'
export const ofFive = (stars: number) => `${stars} of 5`
export const difficulty = 'Difficulty'
export const cuisine = 'Cuisine'
export const moreIngredients = 'More ingredients'
export const moreSteps = 'More steps'
export const stepNote = (step: number) => `Note on step ${step}`

// What came along changed
export const titleOfFile = 'We found no title in the text. It’s the name of the file.'
export const titleTooLong = 'The title is too long. It’s whole in the notes.'
export const descriptionTooLong = 'The description is too long. The rest is in the notes.'
export const noteContinued = 'The notes are too long. The rest is in the description.'
export const noteTooLong = (letters: number) =>
  counted(letters, {
    one: 'The notes are too long: the last character is missing.',
    other: 'The notes are too long: the last # characters are missing.',
  })
export const timeNotRead = (label: string) => `We couldn’t read “${label}” as a time. It’s in the notes.`
export const timeSaysMore = (label: string) => `“${label}” says more than a time. It’s in the notes too.`
export const totalNoFit = 'The total time doesn’t match the other times. It’s in the notes.'
export const yieldSaysMore = 'The yield is more than a number of servings. It’s in the notes.'
export const sourceNoAddress = 'Part of the source has no field of its own. It’s in the notes.'
export const tagsNoFit = (count: number) =>
  counted(count, {
    one: '1 tag doesn’t fit. It’s in the notes.',
    other: '# tags don’t fit. They’re in the notes.',
  })
export const folderTooLong = 'The folder’s name is too long. It’s in the notes.'
export const ratingRounded = 'Ratings are whole stars here. The original is in the notes.'
export const difficultyUnknown = 'We don’t know this difficulty. It’s in the notes.'
export const cuisineTooLong = 'The cuisine is too long. It’s in the notes.'
export const lineSplit = 'An ingredient is too long. It’s on several lines.'
export const stepSplit = 'A step is too long. It’s several steps now.'
export const tooManyLines = (count: number) =>
  counted(count, {
    one: '1 ingredient too many. It’s in the notes.',
    other: '# ingredients too many. They’re in the notes.',
  })
export const tooManySteps = (count: number) =>
  counted(count, {
    one: '1 step too many. It’s in the notes.',
    other: '# steps too many. They’re in the notes.',
  })
export const stepNoteNoFit = 'A note on a step doesn’t fit there. It’s in the notes.'
export const dayNotRead = 'A day it was cooked on couldn’t be read.'
export const tooManyPhotos = (count: number) =>
  counted(count, { one: '1 photo too many.', other: '# photos too many.' })
export const noIngredients = 'No ingredients found.'
export const noSteps = 'No steps found.'

// What could not be read
export const plainText = 'Plain text'
export const unknownFile = 'We don’t know this kind of file.'
export const pdfInArchive =
  'This is a PDF inside of an archive. Unpack it, then choose it as a PDF of a recipe.'
export const photosNotInFile = (count: number) =>
  counted(count, {
    one: 'The recipe names a photo that isn’t in the file.',
    other: 'The recipe names # photos that aren’t in the file.',
  })
export const photosUnused = (count: number) =>
  counted(count, {
    one: '1 picture belongs to no recipe. It stays behind.',
    other: '# pictures belong to no recipe. They stay behind.',
  })
export const photoAlone = 'This is a photo. Import it as a photo of a recipe.'
export const noRecipeInFile = 'No recipe found in this file.'
export const recipeUnreadable = (recipe: string) => `We couldn’t read the recipe “${recipe}”.`
export const fileUnreadable = 'We couldn’t read this file.'
export const fileDamaged = 'This file is damaged.'
export const fileEncrypted = 'This file is protected with a password.'
export const fileTooLarge = 'This file is too large.'
export const fileUnknownMethod = 'This file is compressed in a way we don’t know.'
export const nestedTooDeep = 'There are too many archives inside of each other.'
export const tooManyRecipes = (most: number) =>
  `These files hold more than ${grouped(most)} recipes. The rest isn’t read.`
export const moreProblems = (count: number) =>
  counted(count, {
    one: '1 more file had a problem that isn’t listed.',
    other: '# more problems aren’t listed.',
  })
export const tooManyFiles = 'There are too many files in this archive. The rest isn’t read.'
export const archiveTruncated = 'This archive is incomplete. We read what’s there.'
