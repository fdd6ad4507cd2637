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
export const putAway = 'Put away groceries'
export const clearChecked = 'Clear checked'
export const bought = 'Bought'
export const undo = 'Undo'
export const emptyTitle = 'Nothing to buy'
export const emptyText = 'Type something above, or add what a recipe is missing.'
export const browse = 'Browse Recipes'

// An entry.
export const forUse = (use: string) => `for ${use}`
/** A meal of the plan. */
export const onDay = (day: string, title: string) => `${day}: ${title}`
export const forRecipes = (titles: string) => `for ${titles}`
export const youHave = (amount: string) => `You have ${amount}`
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
export const withAmount = (name: string, amount: string) => `${name}, ${amount}`
export const nowIn = {
  fridge: (what: string) => `${what}: in the fridge.`,
  freezer: (what: string) => `${what}: in the freezer.`,
  pantry: (what: string) => `${what}: in your pantry.`,
}
export const movedTo = (name: string, aisle: string, shop: string) => `${name}: now in ${aisle} at ${shop}.`
export const removed = (entry: string) => `${entry} removed from the list.`
export const changed = 'Changed.'
export const checkedRemoved = 'Checked items removed from the list.'

// Shops.
export const shopLabel = 'Shop'
export const anyShop = 'Any shop'
export const setUpShop = 'Set up a shop'
export const shops = 'Shops'
export const arrange = 'Arrange aisles'
export const arrangeHint = 'Drag the aisles into the order you walk, or use the arrows.'
export const aislesLabel = 'Aisles, in the order you walk'
export const moveUp = (aisle: string) => `Move ${aisle} up`
export const moveDown = (aisle: string) => `Move ${aisle} down`
export const aisleMoved = (aisle: string, place: number, all: number) => `${aisle}: ${place} of ${all}`
export const resetAisles = 'Usual order'
export const movedFoods = (foods: string) => `Also moved here: ${foods}.`
export const moveHint = 'To move a single item, edit it on the list.'
export const shopName = 'Name of the shop'
export const newShopName = 'New shop'
export const newShopExample = 'Market on the corner'
export const addShop = 'Add'
export const shopNeedsName = 'Type a name for the shop.'
export const shopsFull = (limit: number) => `You can have ${limit} shops. Delete one first.`
export const deleteShop = 'Delete shop'
export const shopDeleted = (name: string) => `${name} deleted.`
export const aisleAt = (shop: string) => `Aisle at ${shop}`
export const newShopHint = 'Each shop has its own order of aisles. Your list follows it.'

// What may be needed.
export const ranOut = 'Ran out'
export const usual = 'Usually bought about now'
export const addAll = 'Add all'
export const addOne = (what: string) => `Add ${what}`
export const dismiss = (what: string) => `Not needed: ${what}`
export const dismissed = (what: string) => `${what}: not needed for now.`

// Sharing.
export const shareTitle = 'Shopping list'
export const copiedTitle = 'List copied'
export const copiedText = 'Paste it wherever you like.'
export const copyFailedTitle = 'Couldn’t copy the list'
export const copyFailedText = 'Your browser doesn’t allow it.'
