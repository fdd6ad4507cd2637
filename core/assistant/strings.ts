export const askAnything = 'What are you cooking? Ask me anything about it.'
export const howToForget =
  'Tap the × next to it, above the message box: I only drop an allergy, a diet or a dish that way. “Clear” starts a new conversation.'
/** Follows a sentence in the other language that asks the user to write English. */
export const onlyEnglish = (sentence: string) => `${sentence} (I can only read English for now.)`

// Where no writer has an answer.
export const eggsAreTheDish = (title: string) =>
  `**${title}** is mostly eggs, so no substitute gives you the same dish: choose another recipe, or scramble seasoned tofu instead. In other dishes:`
export const tastesOff =
  'What’s wrong with it: is it too salty, too sour, bitter, too spicy, burned, or just bland? And what dish is it?'
export const noTimes = (food: string) =>
  `I have no times for **${food}**, so I won’t guess. Follow the package or the recipe, and check early and often.`
export const whichQuestion = (food: string) =>
  `${food}: do you want to know how long it cooks, how long it keeps, what goes with it, or what to cook with it?`

// What a suggestion keeps to.
export const without = (foods: string) => `without ${foods}`
export const showingSwapsFor = (ingredient: string) => `Showing swaps for ${ingredient}.`

// Kitchen units.
export const teaspoon = 'teaspoon'
export const teaspoons = 'teaspoons'
export const tablespoon = 'tablespoon'
export const tablespoons = 'tablespoons'
export const fluidOunce = 'fluid ounce'
export const fluidOunces = 'fluid ounces'
export const cup = 'cup'
export const cups = 'cups'
export const pint = 'pint'
export const pints = 'pints'
export const quart = 'quart'
export const quarts = 'quarts'
export const gallon = 'gallon'
export const gallons = 'gallons'
export const liter = 'liter'
export const liters = 'liters'
export const stick = 'stick'
export const sticks = 'sticks'
