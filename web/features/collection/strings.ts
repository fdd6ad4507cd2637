import { counted } from '#core/text/counted.ts'

// Filters
export const cuisineLabel = 'Cuisine'
export const allCuisines = 'All Cuisines'
export const difficultyLabel = 'Difficulty'
export const allLevels = 'All Levels'
export const timeLabel = 'Total time'
export const anyTime = 'Any Time'
export const minutesOrLess = (minutes: number | string) => `${minutes} min or less`
export const oneHourOrLess = '1 hour or less'
export const twoHoursOrLess = '2 hours or less'
export const dietsLabel = 'Diets'
export const withoutLabel = 'Without'
export const withoutAllergen = (allergen: string) => `without ${allergen}`
export const noAllergen = (allergen: string) => `no ${allergen}`
export const ownDiet = (diet: string) => `your diet: ${diet}`

// Results
export const loading = 'Loading recipes'
export const offlineTitle = 'No connection'
export const offlineText =
  'We couldn’t reach the server, and the collection isn’t on this device yet. Your pantry and shopping list still work.'
export const failedTitle = 'Error loading recipes'
export const failedText = 'There was an error loading the recipes. Please try again.'
export const closeTitle = 'Close matches'

// Nothing found
export const emptyTitle = 'No recipes found'
export const emptyText = 'Try adjusting your search or filters to find more recipes.'
export const emptyWords = 'No recipe matches all of these words. Try just one.'
export const emptyFilters = 'Each of these filters rules out every match. Remove one to see recipes.'
const matches = (count: number) => counted(count, { one: 'the only match', other: 'all # matches' })
export const emptyFilter = (filter: string, count: number) => `“${filter}” rules out ${matches(count)}.`
export const emptyTogether = (count: number) => `Together, your filters rule out ${matches(count)}.`
export const removeFilter = (filter: string, count: number) => `Remove “${filter}” (${count})`
export const removeAllFilters = (count: number) => `Remove all filters (${count})`
export const searchWord = (word: string) => `Search “${word}”`

// Card
export const serves = (servings: number) => `Serves ${servings}`
export const score = (points: number, label: string) => `SousScore ${points}, ${label}`
export const haveAll = 'You have everything'
export const moreDiets = (count: number) => `+${count} more`
export const quality = (outOfTen: string) => `Recipe quality ${outOfTen}/10`
export const viewSource = 'View Recipe'
export const viewSourceNote = (title: string) => `${title} (opens in a new tab)`

// Pages
export const pagesLabel = 'Pages'
export const pageLabel = (page: number) => `Page ${page}`
export const previousPage = 'Previous'
export const nextPage = 'Next'
