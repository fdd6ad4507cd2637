export const done = 'Done in your plan.'
export const notDone = 'Still open in your plan.'
export const undo = 'Undo'
export const markDone = 'Mark as done'

// Meals of the last days.
export const past = 'Yesterday’s plan'
export const yesterday = 'Yesterday'
export const didCook = (day: string, meal: string) => `${day}: ${meal}. Did you cook it?`
export const didEat = (day: string, meal: string) => `${day}: leftovers of ${meal}. Did you eat them?`
export const yes = 'Yes'
export const no = 'No'
export const yesCooked = (meal: string) => `Yes, I cooked ${meal}`
export const noCooked = (meal: string) => `No, I didn’t cook ${meal}`
export const yesEaten = (meal: string) => `Yes, I ate the ${meal}`
export const noEaten = (meal: string) => `No, I didn’t eat the ${meal}`
export const eaten = (meal: string) => `Leftovers of ${meal}: eaten`
export const skipped = (meal: string) => `${meal}: not in the plan any more`

// Cooked, and the pantry still as before.
export const isPantryDue = (meal: string) => `You cooked ${meal}. Your pantry still has what it used.`
export const updatePantry = 'Update'
export const updatePantryAfter = (meal: string) => `Update my pantry after ${meal}`
export const pantryIsRight = 'It’s right'
export const pantryIsRightAfter = (meal: string) => `My pantry is right after ${meal}`
export const pantryKept = 'Your pantry stays as it is'
