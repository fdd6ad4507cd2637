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
