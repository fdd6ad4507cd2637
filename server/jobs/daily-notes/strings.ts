export const ideas = 'Two ideas for it:'
export const idea = (recipe: string) => `Try ${recipe}`
export const openPantry = 'Open your pantry'
export const endNote = (address: string) =>
  `You asked us to tell you once a day what to use. Stop these emails: ${address}`
