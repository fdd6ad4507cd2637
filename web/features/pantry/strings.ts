import { counted } from '#core/text/counted.ts'

// The search.
export const cancel = 'Cancel'
export const ingredientCount = (count: number) =>
  counted(count, { one: '# ingredient', other: '# ingredients' })
export const nowIngredients = (count: number) =>
  counted(count, { one: 'Now # ingredient', other: 'Now # ingredients' })
export const changeLink = 'Change'

// What became of the text.
export const reading = 'Reading your list'
export const withoutFood = (food: string) => `Without ${food}`
export const notAdded = 'Not added: <parts/>. <tip>Tap one to add it anyway.</tip>'
export const notAddedMore = (more: number) =>
  `Not added: <parts/> and <more>${more} more</more>. <tip>Tap one to add it anyway.</tip>`
export const notAddedTitle = 'Not added'
export const quoted = (part: string) => `“${part}”`
export const notAddedPart = '“<part/>”<hidden>, add it anyway</hidden>'

// Popular ingredients.
export const groupProduce = 'Vegetables and fruit'
export const groupProtein = 'Meat, fish and eggs'
export const groupDairy = 'Dairy'
export const groupPantry = 'Pantry'
export const popularLoading = 'Loading popular ingredients'

// The list.
export const yourIngredients = 'Your ingredients'
export const listEmpty = 'Nothing yet. Type one, or tap a suggestion.'
export const listShared = 'You share this pantry with your household.'
export const andMore = (more: number) => `and ${more} more`
export const changeIngredients = 'Change<hidden> your ingredients</hidden>'
export const editIngredients = 'Edit<hidden> your ingredients</hidden>'
export const allOf = (count: number) => `All ${count}`
export const fewer = 'Fewer'
export const remove = 'Remove'
export const removeOne = (name: string) => `Remove ${name}`
export const pastItsDateNote = 'past its date'
export const leftOut = (name: string, why: string) => `${name}, ${why}`
export const dueSoon = (name: string) => `${name}, use soon`
export const notRecognizedLabel = (name: string) => `${name} not recognized`
export const notRecognized = '<item/><note> not recognized</note>'
export const didYouMean = 'Did you mean one of these?'
export const unknownStays = 'We don’t know this one. It stays on your list as you wrote it.'
export const keepAsIs = 'Keep as is'
export const startOver = 'Start over'
export const startOverButton = 'Start Over'
export const emptySharedTitle = 'Empty the pantry for everyone?'
export const emptySharedText =
  'You share this pantry with your household. Starting over empties it for everyone.'
export const emptyShared = 'Empty it for everyone'

// Changes of the list.
export const addedTitle = 'Ingredient Added'
export const addedBroughtTitle = 'Ingredients Added!'
export const throwOut = (foods: string) => `No longer safe, throw out: ${foods}.`
export const throwOutPantry = 'Pantry'
export const amountUpdated = 'Amount updated'
export const makeIt = (amount: string) => `Make it ${amount}`
export const replaceInstead = 'Replace instead'
export const amountNow = (name: string, amount: string) => `${name}: ${amount} now`
export const alreadyListed = 'Already on your list'
export const removedTitle = 'Removed'
export const clearTitle = (count: number) => `Remove all ${count} foods from your pantry?`
export const clearText = 'Their amounts and dates go too. Leftover dishes stay.'
export const clearAll = 'Remove all'
export const clearedTitle = 'Ingredients cleared'
export const listFullTitle = 'Your list is full'
export const listFullText = (limit: number) => `It holds ${limit} ingredients. Remove some to add others.`
export const namesAndMore = (names: string, more: number) => `${names} and ${more} more`
export const ingredientsNamed = (count: number, names: string) =>
  counted(count, { one: `# ingredient: ${names}`, other: `# ingredients: ${names}` })

// Staples.
export const staplesListed = (names: string) => `Always in your kitchen: ${names}.`
export const staplesNone = 'No staples yet.'
export const staplesChange = 'Change<hidden> what you always have</hidden>'
export const staplesDone = 'Done<hidden> what you always have</hidden>'

// The button of the assistant.
export const openHelp = 'Help from the assistant'
export const closeHelp = 'Close the assistant’s help'
export const askAssistant = 'Ask Chef'
export const browseRecipes = 'Find Recipes'

// A search without results, and one that fails.
export const noIngredientsTitle = 'No ingredients added'
export const noIngredientsText = 'Please add at least one ingredient to find recipes.'
export const accessErrorTitle = 'Access Error'
export const accessErrorText = 'Please use the ingredient workflow to find recipes.'
export const noRecipesTitle = 'No recipes found'
export const noRecipesText = 'Try adding more common ingredients like chicken, rice, or vegetables.'
export const noRecipesWithout = (foods: string) =>
  `Nothing without ${foods} matches. Add more ingredients, or remove that filter.`
export const noRecipesForDiet = (diets: string) =>
  `Nothing ${diets} matches. Add more ingredients, or turn off “Only what fits my diet”.`
export const searchFailedTitle = 'Recipe search failed'
export const searchFailedText = 'Failed to find recipes. Please try again.'
export const somethingWrong = 'Something went wrong.'
export const noMoreTitle = 'No more recipes found'
export const noMoreText = "We've shown you all the recipes we have for your ingredients."
export const moreLoadedTitle = 'More recipes loaded!'
export const moreLoadedText = (count: number) =>
  `Found ${count} additional recipes matching your ingredients.`
export const moreFailedTitle = 'Error'
export const moreFailedText = 'Failed to load more recipes. Please try again.'
/** Typed into the search of the collection, which reads it. */
export const searchWithout = (foods: readonly string[]) => `without ${foods.join(' or ')}`

// Filters and orders.
export const recipeCount = (count: number) => counted(count, { one: '# recipe', other: '# recipes' })
export const score = 'Score'
export const time = 'Time'
export const timeAny = 'Any Time'
export const timeQuick = 'Quick (30 min or less)'
export const timeMedium = 'Medium (30-60 min)'
export const timeLong = 'Long (over 60 min)'
export const difficulty = 'Difficulty'
export const difficultyAll = 'All Levels'
export const difficultyEasy = 'Easy'
export const difficultyMedium = 'Medium'
export const difficultyHard = 'Hard'
export const cuisine = 'Cuisine'
export const cuisineAll = 'All Cuisines'
export const cuisineAmerican = 'American'
export const cuisineItalian = 'Italian'
export const cuisineAsian = 'Asian'
export const cuisineMexican = 'Mexican'
export const cuisineMediterranean = 'Mediterranean'
export const without = 'Without'
export const withoutAllergen = (allergen: string) => `no ${allergen}`
export const leaveOutLabel = 'Without another food'
export const leaveOutExample = 'tomatoes'
export const leaveOut = 'Leave out'
export const leaveOutFull = (limit: number) => `You can leave out up to ${limit} foods.`
export const leaveOutUnknown = (food: string) => `We don’t know a food called “${food}”.`
export const onlySoon = 'Uses up what won’t keep'
export const pastDate = (names: string) => `Left out: ${names}, past its date.`
export const pastDates = (names: string) => `Left out: ${names}, past their dates.`
export const undated = (names: string) => `Left out until we can load its date: ${names}.`
export const undatedNote = 'date not loaded'
export const leftoversKept = 'With your leftovers'
export const notKept = 'Not added. Try again when you’re online.'
export const seePantry = 'See your pantry'
export const sort = 'Sort'
export const sortReady = 'Ready first'
export const sortScore = 'SousScore'
export const sortQuick = 'Quickest in each group'
export const sortUses = 'Uses most of what I have'

// Groups of results.
export const groupBest = 'Top picks'
export const groupReady = 'Ready to cook'
export const groupOne = 'One thing missing'
export const groupFew = 'Two or three missing'
export const groupTrip = 'Something important missing'
export const groupExtra = 'Drinks and sauces'
export const groupAlsoReady = 'Also ready to cook'
export const groupAlsoOne = 'Also missing one thing'
export const groupAlsoFew = 'Also missing two or three'
export const groupMore = 'More matches'
export const groupScore = 'Best SousScore first'
export const groupUses = 'Uses most of what you have'
export const quickestFirst = (group: string) => `${group}, quickest first`
export const bestAllReady = 'All ready to cook.'
export const bestSomeReady = (count: number) => `${count} ready to cook, the others need a little.`
export const bestNoneReady = 'Nothing is ready to cook yet. These come closest.'
export const groupSize = (count: number) =>
  counted(count, { one: '#<hidden> recipe</hidden>', other: '#<hidden> recipes</hidden>' })

// What to buy.
export const buyOne = 'Buy one thing, cook more'
export const buyTwo = 'Buy two things, cook more'
export const dishesReady = (count: number) =>
  counted(count, { one: '# more dish ready', other: '# more dishes ready' })
export const dishesReadyNamed = (count: number) =>
  counted(count, { one: '# more dish ready: <dishes/>', other: '# more dishes ready: <dishes/>' })
export const dishesReadyAmong = (count: number) =>
  counted(count, { one: '# more dish ready: <dishes/>, …', other: '# more dishes ready: <dishes/>, …' })
export const onList = 'On your list'
export const addToList = 'Add to list'
export const haveThem = (count: number) => counted(count, { one: 'I have it', other: 'I have them' })
export const actionOn = (action: string, names: string) => `${action}: ${names}`
export const onShoppingList = 'On your shopping list'
export const notAddedAgain = 'We didn’t add it again.'

// A result.
export const serves = (servings: number) => `Serves ${servings}`
export const scoreSpoken = (score: number, label: string) => `SousScore ${score}, ${label}`
export const usesOfYours = (used: number, all: number) => `Uses ${used} of your ${all}`
export const ingredients = 'Ingredients'
export const showIngredients = 'Show ingredients'
export const hideIngredients = 'Hide ingredients'
export const swapInYours = (swap: string) => `use your ${swap}`
export const moreIngredients = (count: number) => `+${count} more ingredients`
export const missing = 'Missing'
export const haveOne = (name: string) => `I have ${name}`
export const haveIt = 'I have it'
export const more = (count: number) => `${count} more`
export const fromCookbook = 'Sous cookbook'
export const ownRecipe = 'Your recipe'
export const householdRecipe = 'From your household'
export const openRecipe = 'Open recipe<hidden> <title/></hidden>'
export const unknownSource = 'Unknown source'
export const viewSource = 'View Recipe Source<hidden> of <title/> (opens in a new tab)</hidden>'
export const noSource = 'Recipe Source Unavailable'

// How a score comes about.
export const scoreNote = 'The score counts your own ingredients, not your staples.'
export const scoreBeside = 'Counts beside the score: among equally ready recipes, it comes first.'
export const scoreBase = 'Base score'
export const scoreFull = (count: number, points: number) =>
  counted(count, { one: `# full match × ${points}`, other: `# full matches × ${points}` })
export const scorePartial = (count: number, points: number) =>
  counted(count, { one: `# partial match × ${points}`, other: `# partial matches × ${points}` })
export const scoreCoverage = (used: number, all: number) => `Coverage: ${used} of your ${all}`
export const scoreEfficiency = (missing: number) => `Efficiency: ${missing} not on your list`
export const scoreSum = 'SousScore'
export const scoreCapped = (sum: number) => `${sum}, shown as`
export const coverage = 'Coverage'
export const efficiency = 'Efficiency'
