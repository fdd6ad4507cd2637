import { counted } from '../text/counted.ts'

// In exported files
export const ownNote = 'Note'
export const ownNotes = 'Notes'
export const stepNote = (step: number, text: string) => `Note on step ${step}: ${text}`
export const cookedOn = (day: string, note: string | null) =>
  note ? `Cooked on ${day}: ${note}` : `Cooked on ${day}`
export const photosMissing = (count: number) =>
  counted(count, {
    one: '# photo is missing: it couldn’t be loaded when this file was written.',
    other: '# photos are missing: they couldn’t be loaded when this file was written.',
  })
export const missingPhotosFile = 'missing-photos.txt'
export const missingPhotosHead = 'These photos couldn’t be loaded when this file was written:'
export const missingPhoto = (title: string, name: string) => `${title}: ${name}`
export const untitledFile = 'Recipe'
export const servings = (count: number) => counted(count, { one: '# serving', other: '# servings' })
export const difficulties = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const
export const gather = (ingredients: string) => `Gather ${ingredients}.`
export const method = 'Method'
export const photo = 'Photo'
export const photoName = (recipe: string, number: number) => `${recipe} photo ${number}`

// Among the notes of a recipe that was read
export const nutrition = (label: string | undefined, values: string) => `${label ?? 'Nutrition'}: ${values}`
export const makes = (what: string) => `Yield: ${what}`

// In a cookbook to print
export const contents = 'Contents'
export const noFolder = 'More recipes'
export const recipeCount = (count: number) => counted(count, { one: '# recipe', other: '# recipes' })
export const coverLine = (recipes: string, day: string) => `${recipes} · ${day}`
export const serves = 'Serves'
export const prep = 'Prep'
export const cook = 'Cook'
export const rest = 'Rest'
export const total = 'Total'
export const ingredients = 'Ingredients'
export const rating = 'Rating'
export const source = 'Source'
export const backToContents = 'Back to contents'
