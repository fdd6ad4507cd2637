import { counted } from '../text/counted.ts'

// Times
export const minutes = (count: number) => `${count} min`
export const seconds = (count: number) => `${count} sec`
export const hours = (count: number) => `${count} h`
export const hoursAndMinutes = (whole: number, rest: number) => `${whole} h ${rest} min`
export const span = (from: string, to: string) => `${from}–${to}`
export const wideSpan = (from: string, to: string) => `${from} – ${to}`
export const days = (count: number) => `${count} days`

// Filters read from a search; what is put back into the search field must read the same again
export const underMinutes = (count: number) => `Under ${count} min`
export const underHours = (count: number) => `Under ${count} h`
export const searchUnderMinutes = (count: number) => `under ${count} minutes`
export const without = (food: string) => `Without ${food}`
export const searchWithout = (food: string) => `without ${food}`
export const easy = 'Easy'
export const hard = 'Hard'
export const breakfast = 'Breakfast'
export const lunch = 'Lunch'
export const dinner = 'Dinner'
export const dessert = 'Dessert'
export const snack = 'Snack'
export const sideDish = 'Side dish'
export const drink = 'Drink'
export const onePot = 'One pot'
export const noCook = 'No cook'
export const makeAhead = 'Make ahead'
export const freezerFriendly = 'Freezer-friendly'
export const kidFriendly = 'Kid-friendly'

// Exports
export const serves = 'Serves'
export const prepTime = 'Prep'
export const cookTime = 'Cook'
export const restTime = 'Rest'
export const totalTime = 'Total'
export const diet = 'Diet'
export const allergens = 'Contains'
export const ingredientsHeading = 'Ingredients'
export const equipment = (tools: string) => `You need: ${tools}.`
export const methodHeading = 'Method'
export const storageHeading = 'Storage'
export const nutritionHeading = 'Per serving, estimated'
export const nutritionFacts = (kcal: number, protein: number, fat: number, carbohydrate: number) =>
  `${kcal} kcal, ${protein} g protein, ${fat} g fat, ${carbohydrate} g carbohydrate`
export const source = (url: string) => `Source: ${url}`
export const gather = (ingredients: string) => `Gather ${ingredients}.`
export const servings = (count: number) => counted(count, { one: '# serving', other: '# servings' })
export const oneServing = '1 serving'
export const untitledFile = 'recipe'

// Why a recipe scores less
export const noTitle = 'no usable title'
export const noDescription = 'short or no description'
export const noServings = 'servings unknown'
export const noTimes = 'preparation or cooking time unknown'
export const noCuisine = 'cuisine unknown'
export const noDifficulty = 'difficulty unknown'
export const noEquipment = 'no equipment listed'
export const noStorage = 'nothing on storing and reheating'
export const fewIngredients = 'fewer than three ingredients'
export const noAmounts = 'some ingredients have no amount'
export const noMetric = 'US measures without metric beside them'
export const fewSteps = 'fewer than four steps'
export const shortSteps = 'steps of a few words'
export const noCues = 'steps do not say what to look for'
export const noStepTimes = 'no times in the steps'
export const noTemperatures = 'no temperature for the oven or the pan'
export const noImage = 'no image'
export const hardlyTold = 'hardly any instructions'
export const readWithoutMarkup = 'read from the page without markup'

export const alsoCalled = (names: string) => `Also called ${names}`
