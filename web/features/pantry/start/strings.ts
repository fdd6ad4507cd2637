// Of the parts that the first page renders: with those of the whole folder, its chunk would hold all their functions.

// The field.
export const entryLabel = 'What do you have?'
export const entryExample = 'eggs, rice, spinach'
export const entryHint = 'Type one ingredient or a whole list. Amounts are optional.'
export const entryTooLong = (limit: number) =>
  `That’s more than ${limit.toLocaleString('en')} characters. Paste it in two parts.`
export const suggestions = 'Suggestions'
export const findRecipes = 'Find recipes'
export const finding = 'Finding recipes'
export const scan = 'Scan'
export const startWith = 'Start with'
export const exampleEggs = 'eggs'
export const exampleTomatoes = 'tomatoes'
export const exampleSpinach = 'spinach'

// Staples.
export const staplesLegend = 'Always in your kitchen'
export const staplesHint = 'We’ll assume you always have these.'
export const staplesQuestionLabel = 'Always in your kitchen?'
export const staplesQuestion = 'Do you always have <foods/>?'
export const staplesYes = 'Yes'
export const staplesYesAll = 'Yes, all'
export const staplesChoose = 'Choose'
export const staplesNever = 'No, don’t ask again'
export const staplesChosen = 'Done'
export const staplesSavedTitle = 'Saved'
export const staplesSavedText = (names: string) => `We’ll assume you always have ${names}.`
