import { counted } from '#core/text/counted.ts'

// Top of the page
export const loading = 'Loading the recipe'
export const eyebrow = 'Recipe'
export const servesFact = (servings: string) => `serves ${servings}`
export const prepTime = (duration: string) => `prep ${duration}`
export const cookTime = (duration: string) => `cook ${duration}`
export const restTime = (duration: string) => `rest ${duration}`
export const descriptionMore = 'More'
export const descriptionMoreLabel = 'Show the whole description'
export const dietsLabel = 'Diets'
export const contains = (allergens: string) => `Contains ${allergens}`
export const allergenIn = (allergen: string, food: string) => `${allergen} (in ${food})`
export const noScore = '<link>Tell Sous what you have</link> to see what’s missing.'
export const score = (points: number, label: string) => `<hidden>SousScore ${points}, </hidden>${label}`

// Warnings
export const warningsLabel = 'Warnings'
export const containsAvoided = (allergen: string) => `Contains ${allergen}, which you avoid`
export const mayContainAvoided = (allergen: string) => `May contain ${allergen}, which you avoid`
export const notChecked = (allergen: string) => `Not checked for ${allergen}`
export const notRead = (food: string) => `we couldn’t read “${food}”`
export const notDiet = (diet: string) => `Not ${diet}`
export const mayNotBeDiet = (diet: string) => `May not be ${diet}`
export const mayContain = (allergen: string) => `May contain ${allergen}`

// Actions
export const startCooking = 'Start cooking'
export const continueCooking = (step: number) => `Continue: step ${step}`
export const save = 'Save'
export const saved = 'Saved'
export const share = 'Share'
export const linkCopiedTitle = 'Link copied'
export const linkCopiedText = 'Paste it wherever you like.'
export const linkShownTitle = 'Here’s the link'
export const menuLabel = 'More'
export const print = 'Print'
export const exportTitle = 'Export'
export const exportJsonLd = 'JSON-LD'
export const exportJsonLdNote = 'for other recipe apps'
export const exportMarkdown = 'Markdown'
export const exportMarkdownNote = 'for notes and print'
export const exportCooklang = 'Cooklang'
export const exportCooklangNote = 'for plain-text cookbooks'
export const exportFailedTitle = 'Download failed'
export const exportFailedText = 'Try again in a moment.'

// Parts
export const partsLabel = 'Parts of the recipe'
export const ingredientsTitle = 'Ingredients'
export const methodTitle = 'Method'
export const storageTitle = 'Storage'
export const similarTitle = 'Similar recipes'
export const notesTitle = 'Your notes'

// Ingredients
export const uncheckAll = 'Uncheck all'
export const equipment = (names: string) => `You need: ${names}.`
export const substitutesLabel = (name: string) => `Substitutes for ${name}`
export const servingsLegend = 'Servings'
export const servesOutput = (servings: string) => `Serves ${servings}`
export const oneServingFewer = 'One serving fewer'
export const oneServingMore = 'One serving more'
export const less = 'Less'
export const more = 'More'
export const askServings = 'How many does it serve?'
export const askServingsHint = 'The recipe doesn’t say. Amounts stay as written until you do.'
export const saveServings = 'Save'
export const badServings = (most: number) => `Enter a whole number from 1 to ${most}.`
export const servingsNotSaved = 'We couldn’t save the servings'
export const scaleLegend = 'Scale'
export const scaleHalf = 'Half'
export const scaleAsWritten = 'As written'
export const scaleDouble = 'Double'
export const scaleBy = 'Scale by'
export const scaleRange = (least: number, most: number) => `A number from ${least} to ${most}`
export const unitsLegend = 'Units'
export const unitsUs = 'US'
export const unitsMetric = 'Metric'

// Advice at a line
export const adviceAmounts = (amounts: string) => `use ${amounts}`
export const adviceYours = (ingredient: string) => `use your ${ingredient}`
export const adviceChosen = (substitute: string, ratio: string) => `use ${substitute} (${ratio})`
export const adviceAdds = (allergens: string) => `adds ${allergens}`
export const adviceDairy = 'dairy'
export const adviceNotDiet = (diets: string) => `not ${diets} then`
export const adviceNeeds = (names: string) => `needs ${names}`
export const adviceCookFirst = 'cook it first if yours is uncooked'

// Substitutes
export const substitutesLoading = (name: string) => `Looking for substitutes for ${name}`
export const substitutesFailed = 'We couldn’t look that up. Try again.'
export const substitutesNone = 'No good substitute for this. Buy it, or leave it out.'
export const substitutesMore = (name: string) => `More about replacing ${name}`
export const ownSubstitutesTitle = 'Your substitutions'
export const becomes = 'becomes'

// Shopping list
export const addMissing = 'Add missing to shopping list'
export const addAll = 'Add all to shopping list'
export const onList = 'On your list'
export const addedTitle = 'On your shopping list'
export const addedText = (count: number) =>
  counted(count, { one: '# ingredient added.', other: '# ingredients added.' })
export const alreadyOnList = 'Already on your list'
export const viewList = 'View list'

// Method
export const noSteps = 'This recipe has no steps. Check its source.'
export const unscaled = 'Some counts in the steps are for the recipe as written.'
export const unscaledServings = (servings: number) =>
  `Some counts in the steps are for ${servings} servings, as written.`

// Diets and allergens
export const factsTitle = 'Diets and allergens'
export const containsTitle = 'Contains'
export const mayContainTitle = 'May contain'
export const freeOfTitle = 'Free of'
export const notKnownTitle = 'Not known'
export const notKnownFoods = (foods: string) =>
  `We couldn’t read ${foods}, so nothing is marked as allergen-free.`
export const notKnownLines = 'We couldn’t read every line, so nothing is marked as allergen-free.'
export const youAvoid = '<allergen/> (you avoid it)'
export const fitsTitle = 'Fits'
export const rightBrand = (diet: string, foods: string) => `${diet} with the right brand: check ${foods}`
export const factsNote =
  'Based on the ingredient list. Brands differ, so if you have an allergy, check every label.'

// Nutrition
export const nutritionTitle = 'Nutrition'
export const nutritionUnknown = (weighed: number, lines: number) =>
  `Only ${weighed} of ${lines} ingredients could be weighed, too few for a reliable estimate.`
export const perServingTitle = 'Nutrition per serving'
export const energy = 'Calories'
export const protein = 'Protein'
export const carbohydrate = 'Carbohydrate'
export const sugars = 'of which sugars'
export const fiber = 'Fiber'
export const fat = 'Fat'
export const sodium = 'Sodium'
export const calories = (amount: number) => String(amount)
export const grams = (amount: number) => `${amount} g`
export const sodiumAndSalt = (milligrams: number, saltGrams: number) =>
  `${milligrams} mg (${saltGrams} g salt)`
export const nutritionNote = (weighed: number, lines: number, servings: number) =>
  `An estimate from ${weighed} of ${lines} ingredients, raw weights and general food tables, for one of ${servings} servings. Salt to taste and optional extras aren’t included.`

// Source
export const source = 'Recipe from <link/>. All credit goes to its author.'
export const opensNewTab = '(opens in a new tab)'
export const byAuthor = (author: string, publisher: string | null) =>
  publisher ? `By ${author}, ${publisher}.` : `By ${author}.`
export const underLicense = 'License: <license/>'
export const photoSource = 'Photo from <link/>.'
export const askRemoval = 'Is this yours? Ask us to remove it.'
export const fromCookbook = 'From the Sous cookbook.'
export const sourceUnknown = 'Added by a cook. Source unknown.'
export const ownSource = 'Source: <link/>.'
export const ownRecipe = 'Your recipe.'
export const householdRecipe = 'From your household.'
export const basedOn = 'Based on <link/>.'

export const alsoCalled = (names: string) => `Also called ${names}`
