// Form
export const ingredientLabel = 'Ingredient'
export const ingredientPlaceholder = 'buttermilk'
export const quantityLabel = 'Quantity'
export const quantityPlaceholder = '1 cup'
export const recipeLabel = 'Recipe Context (optional)'
export const recipeHint = 'An egg does one job in a cake and another in a meringue.'
export const recipePlaceholder = 'pancakes'
export const find = 'Find Substitutions'
export const finding = 'Looking for substitutions'

// Diets and allergies
export const restrictionsLabel = 'Diets or allergies'
export const restrictionsPlaceholder = 'vegan, peanut allergy, low-FODMAP'
export const restrictionsHint = 'Separate them with commas.'
export const restrictionsFromProfile = 'Those in your profile are already here. <link>Change</link>'
export const chosenRestrictions = 'Diets and allergies to respect'
export const noAllergen = (allergen: string) => `no ${allergen}`
export const unknownRestriction = (restriction: string) => `${restriction} (not known)`
export const removeRestriction = (restriction: string) => `Remove ${restriction}`
export const removeUnknownRestriction = (restriction: string) => `Remove ${restriction}, not known`

// Before the first search
export const firstTitle = 'What are you out of?'
export const firstText =
  'Tell us the ingredient and how much the recipe calls for, or start with one of these.'
export const clearedTitle = 'Results cleared'
export const clearedText = 'What you typed is still in the form. Search again anytime.'
export const examples: readonly { ingredient: string; quantity: string; recipe: string }[] = [
  { ingredient: 'buttermilk', quantity: '1 cup', recipe: 'pancakes' },
  { ingredient: 'eggs', quantity: '2', recipe: 'cake' },
  { ingredient: 'heavy cream', quantity: '1 cup', recipe: 'soup' },
  { ingredient: 'soy sauce', quantity: '2 tbsp', recipe: 'stir-fry' },
  { ingredient: 'ground beef', quantity: '1 pound', recipe: 'chili' },
]

// Results
export const resultsTitle = (asked: string) => `In place of ${asked}`
export const share = 'Share'
export const clearResults = 'Clear Results'
export const readAs = (ingredient: string) => `Showing substitutions for ${ingredient}`
export const topPick = 'Top pick'
export const notesTitle = 'Important Notes'
export const dietFilter = 'Diet'
export const allDiets = 'All diets'
export const gradeFilter = 'Grade'
export const allGrades = 'All grades'
export const gradeAOrBetter = 'A or better'
export const gradeBOrBetter = 'B or better'
export const shownCount = (shown: number, all: number) => `Showing ${shown} of ${all} substitutions`
export const filteredOut = 'No substitutions match both filters.'
export const clearFilters = 'Clear Filters'
export const addToRecipe = (count: number) => `Add to Recipe (${count})`
export const nothingChosen = 'Please select at least one substitution to add'
export const emptyTitle = 'No direct substitutions found for this ingredient.'
export const emptyText = 'Try a plain name without the brand, another recipe context, or fewer diets.'

// Card
export const grade = (grade: string) => `<hidden>Grade </hidden><grade>${grade}</grade>`
export const gradeScore = (percent: number) => `${percent}%`
export const impactTitle = 'Impact'
export const tipsTitle = 'Tips'
export const cautionsTitle = 'Check first'

// Shared text
export const sharedTitle = 'Substitutions'
export const sharedHeading = (asked: string) => `Substitutions for ${asked}`
export const sharedLine = (substitute: string, grade: string, percent: number, ratio: string) =>
  `- ${substitute} (${grade}, ${percent}%): ${ratio}`
export const shareCopied = 'Substitutions copied to clipboard!'
export const shareFailed = 'Failed to share substitutions'

// Earlier choices
export const keptTitle = 'Your substitutions'
export const keptText = 'Saved on this device.'
export const becomes = 'becomes'
export const keptFor = 'For <recipe/>'
export const unnamedRecipe = 'this recipe'
export const forgetLabel = (substitute: string, ingredient: string) =>
  `Forget ${substitute} for ${ingredient}`
