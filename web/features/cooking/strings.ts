import { counted } from '#core/text/counted.ts'

// Where you are
export const leave = 'Leave cook mode'
export const readAloud = 'Read aloud'
export const progressLabel = 'Progress'
export const beforeStart = 'Before you start'
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`
export const done = 'Done'

// Read aloud
export const spokenStart = (lines: string) => `Set out: ${lines}`
export const spokenEnd = (title: string) => `${title} is done. Enjoy.`

// Before the first step
export const setOutTitle = 'Set everything out'
export const ingredientsLabel = 'Ingredients'
export const equipment = (names: string) => `You need: ${names}.`

// Step
export const yourNote = 'Your note'
export const forThisStep = 'For this step'
export const fromStep = (step: number) => `from step ${step}`
export const sharedWithStep = (step: number) => `shared with step ${step}`
export const together = (names: readonly string[]) => names.join(' and ')

// Timers of a step
export const timerOfStep = (step: number) => `Step ${step}`
export const timerOfStepFor = (step: number, what: string) => `Step ${step}: ${what}`
export const startTimer = (length: string) => `Start ${length} timer`
export const timerRunning = (length: string) => `${length} timer running`
export const timerPaused = (length: string) => `${length} timer paused`
export const tooManyTimersTitle = (count: number) => `${count} timers are already running`
export const tooManyTimersText = 'Close one to start another.'

// Buttons at the bottom
export const back = 'Back'
export const firstStep = 'Start with step 1'
export const nextStep = 'Next step'
export const finish = 'Finish'
export const backToRecipe = 'Back to the recipe'

// Done
export const doneTitle = 'Enjoy.'
export const doneText = (title: string) => `You cooked ${title}. Enjoy your meal!`
export const storageTitle = 'Storage'
export const save = 'Save recipe'
export const saved = 'Saved'
export const startOver = 'Start over'

// After the meal: the pantry
export const afterTitle = 'After cooking'
export const usedTitle = 'What it used'
export const usedHint = 'From your pantry. Change what isn’t right.'
export const partAll = 'All'
export const partSome = 'Some'
export const partNone = 'None'
export const howMuchOf = (name: string) => `${name}: how much did you use?`
export const allOf = (amount: string) => `all ${amount}`
export const allOfIt = 'all of it'
export const someOf = (amount: string, all: string) => `${amount} of ${all}`
export const someOfIt = 'some of it'
export const notUsed = 'not used'
export const changeAmount = (words: string, name: string) => `${words}. Change how much ${name}`
export const amountUsed = 'Used'
export const ofAmount = (all: string) => `of ${all}`
export const amountUnclear = (all: string) => `We can’t take that from ${all}. Type an amount like that.`
export const alsoUsed = (names: string) => `Also used, and probably still there: ${names}.`
export const change = 'Change'
export const updatePantry = 'Update my pantry'
export const updatedTitle = 'Pantry updated'
export const nothingChanged = 'Nothing to change'
export const updated = 'Your pantry is up to date.'
export const undo = 'Undo'
export const nowOut = (names: string) => `Now out: ${names}.`
export const putOnList = 'Put on the shopping list'
export const onList = 'On your shopping list'
export const listFull = 'The shopping list is full'

// After the meal: leftovers
const servings = (count: number) => counted(count, { one: '# serving', other: '# servings' })
export const leftoversTitle = 'Leftovers'
export const cookedAte = (count: number) => `Cooked ${count}, ate`
export const servingsLeft = 'Servings left'
export const oneLess = 'One less'
export const oneMore = 'One more'
export const eatAtOnce =
  'This dish is made to be eaten at once. If you keep it, use it by tomorrow at the latest.'
export const ateAll = 'We ate all of it'
export const keptAtOnce = 'Made to be eaten at once.'
export const nothingLeft = 'Nothing left.'
export const toFridge = (count: number) => `${servings(count)} for the fridge.`
export const toFreezer = (count: number) => `${servings(count)} for the freezer.`
export const freezeInstead = 'Freeze instead'
export const toFridgeInstead = 'Fridge instead'
export const leftoversKept = (count: number, place: 'fridge' | 'freezer') =>
  `${servings(count)} in the ${place}.`
export const inFridge = (amount: string) => `${amount} in the fridge`
export const inFreezer = (amount: string) => `${amount} in the freezer`
