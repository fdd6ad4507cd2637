import type { PaperLanguage } from '#core/paper/guess-language.ts'
import { counted } from '#core/text/counted.ts'
import * as ocr from '#web/lib/ocr/strings.ts'
import type { Trouble } from './read-files.ts'

// Choosing
export const paperTitle = 'Photo or PDF of a recipe'
export const paperLead =
  'Take a photo of a cookbook page or a printed recipe, or choose a PDF. It’s read on your device and never uploaded.'
export const takePhoto = 'Take a photo'
export const choosePhotos = 'Choose photos or PDFs'
export const pagesTitle = (count: number) => (count === 1 ? 'Your page' : 'Pages, in their order')
export const pagesHint =
  'Several pages of one recipe belong together: put them in the order in which they are read.'
export const addPages = 'Add pages'
export const pageName = (number: number, name: string) => `Page ${number}: ${name}`
export const moveUp = (number: number) => `Move page ${number} up`
export const moveDown = (number: number) => `Move page ${number} down`
export const removePage = (number: number) => `Remove page ${number}`
export const readPages = (count: number) => counted(count, { one: 'Read this page', other: 'Read # pages' })
export const cancel = 'Cancel'
export const language = 'Language of the text'
export const anyLanguage = 'Detect the language'
export const languageNames: Record<PaperLanguage, string> = {
  eng: 'English',
  deu: 'German',
  fra: 'French',
  spa: 'Spanish',
  ita: 'Italian',
}
export const noPaperFiles = 'Choose photos or PDFs. Other files go into the box above.'
export const tooManyPages = (most: number) => `Only the first ${most} pages are read at once.`

// Reading
export const reading = 'Reading'
export const openingPdf = (page: number, count: number) => `Opening page ${page} of ${count}`
export const readingPage = (page: number, count: number) => `Reading page ${page} of ${count}`
export const sorting = 'Sorting what we read'
export const percent = (share: number) => `${share}%`
export const firstTime = 'The first time, this downloads about 4 MB. After that it also works offline.'

// Found
export const severalTitle = (count: number) =>
  counted(count, { one: 'We found # recipe', other: 'We found # recipes' })
export const severalText = 'Check each one, or save them all and check them later.'
export const arrangement = 'The photos'
export const eachItsOwn = 'Each is its own'
export const oneRecipe = 'These pages are one recipe'
export const chooseRecipe = (title: string) => `Choose ${title}`
export const untitled = 'Without a title'
export const recipeFacts = (lines: number, steps: number) =>
  `${counted(lines, { one: '# ingredient', other: '# ingredients' })}, ${counted(steps, { one: '# step', other: '# steps' })}`
export const onPages = (pages: readonly number[]) =>
  pages.length === 1 ? `page ${pages[0]}` : `pages ${pages[0]} to ${pages.at(-1)}`
export const checkRecipe = 'Check and save'
export const isChecked = 'Opened'
export const saveChosen = (count: number) => counted(count, { one: 'Save # recipe', other: 'Save # recipes' })
export const savedRecipes = (count: number) =>
  counted(count, { one: '# recipe saved', other: '# recipes saved' })
export const removedRecipes = (count: number) =>
  counted(count, { one: '# recipe removed', other: '# recipes removed' })
export const notUndone = 'Not undone'
export const notUndoneText = 'The recipes are still in your cookbook. You can delete them there.'
export const toCookbook = 'Your cookbook'
export const notSaved = 'Not saved'
export const notSavedText = 'Your device couldn’t store them. Free some space and try again.'
export const startOver = 'Read something else'
export const importName = (name: string) => `From ${name}`

// Nothing found
export const unreadTitle = 'We couldn’t read a recipe here'
export const unreadText =
  'Printed text works best: fill the frame, hold the camera straight, and use even light. We can’t read handwriting.'
export const typeBeside = 'Type it in, with the photo beside'
export const readAgainIn = 'Read it again in another language'
export const troubleTitle = 'We couldn’t read the file'
export const someFailed = (count: number) =>
  counted(count, { one: '# file couldn’t be read', other: '# files couldn’t be read' })

const TROUBLES: Record<Trouble, string> = {
  ...ocr.fileProblems,
  pages: 'It has more than 30 pages. Only the first 30 were read.',
  noRecipe: 'We found no recipe on it.',
}
export const troubleOf = (name: string, trouble: Trouble) => `${name}: ${TROUBLES[trouble]}`

// What to check
export const doubtfulTitle = 'It was hard to read. Compare it with the photo.'
export const doubtfulLines = 'Compare all lines with the photo.'
export const doubtfulSteps = 'Compare all steps with the photo.'
export const noIngredients = 'We found no ingredients. Compare with the page.'
export const noSteps = 'We found no steps. Compare with the page.'

// A connected model
export const readWithModel = (model: string) => `Read it with ${model}`
export const modelHint = (model: string) =>
  `${model} also reads handwriting. Your photos are sent to our server and to the model for that.`
export const modelReading = (model: string) => `${model} is reading`
export const modelFailed = 'The model couldn’t read it. Your photos are still here: read them on your device.'
export const modelFoundNothing = 'The model found no recipe on it. Your form is as it was.'
export const modelPages = (most: number) => `The model reads up to ${most} photos at once, and no PDFs.`
