import { counted } from '#core/text/counted.ts'

// The field.
export const addLabel = 'Add to the list'
export const addExample = '2 lemons, milk, foil'
export const add = 'Add'
export const addEmpty = 'Type what to buy, such as 2 lemons.'
export const addTooLong = 'That’s too long to read at once. Paste it in two parts.'
export const listFull = (limit: number) => `The list is full: ${limit} items. Clear checked items first.`

// The list.
export const copy = 'Copy list'
export const share = 'Share'
export const clearChecked = 'Clear checked'
export const bought = 'Bought'
export const undo = 'Undo'
export const emptyTitle = 'Nothing to buy'
export const emptyText = 'Type something above, or add what a recipe is missing.'
export const browse = 'Browse Recipes'

// An entry.
export const forUse = (use: string) => `for ${use}`
export const forRecipes = (titles: string) => `for ${titles}`
export const edit = (entry: string) => `Edit ${entry}`
export const editText = (entry: string) => `Edit text of ${entry}`
export const save = 'Save'
export const cancel = 'Cancel'
export const remove = 'Remove'
export const removeEntry = (entry: string) => `Remove ${entry}`
export const recipesLabel = 'For these recipes'

// What was done.
export const addedCount = (count: number) => counted(count, { one: 'Added # item.', other: 'Added # items.' })
export const added = (items: string) => `Added ${items}.`
export const addedTo = (items: string, aisle: string) => `Added ${items} to ${aisle}.`
export const nowInPantry = (name: string) => `${name} is in your pantry now.`
export const alreadyInPantry = (name: string) => `${name} is already in your pantry.`
export const removed = (entry: string) => `${entry} removed from the list.`
export const changed = 'Changed.'
export const checkedRemoved = 'Checked items removed from the list.'

// Sharing.
export const shareTitle = 'Shopping list'
export const copiedTitle = 'List copied'
export const copiedText = 'Paste it wherever you like.'
export const copyFailedTitle = 'Couldn’t copy the list'
export const copyFailedText = 'Your browser doesn’t allow it.'
