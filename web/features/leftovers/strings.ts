export const title = 'Leftovers'
export const inFreezer = 'in the freezer'
export const facts = (all: readonly string[]) => all.join(', ')
export const leftover = (facts: string) => `Leftovers: ${facts}`
export const ateOne = 'Ate 1'
export const ateOneOf = (meal: string) => `Ate 1 serving of ${meal}`
export const eaten = 'Eaten'
export const allEatenOf = (meal: string) => `${meal} is all eaten`
export const oneLess = (meal: string) => `${meal}: 1 serving eaten`
export const allEaten = (meal: string) => `${meal}: all eaten`
