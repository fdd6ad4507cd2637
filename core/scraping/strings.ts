// Columns of an export
export const title = 'Title'
export const description = 'Description'
export const cuisine = 'Cuisine'
export const difficulty = 'Difficulty'
export const cookingTime = 'Cooking Time'
export const prepTime = 'Prep Time'
export const servings = 'Servings'
export const qualityScore = 'Quality Score'
export const sourceUrl = 'Source URL'
export const scrapedAt = 'Scraped At'

export const pageTitle = 'Recipes'
export const minutes = (count: number) => `${count} min`
export const formatInvalid = 'Unsupported export format'
export const fileName = (date: string) => `recipes-export-${date}`
