import { counted } from '#core/text/counted.ts'

export const offlineTitle = 'No connection'
export const offlineText =
  'These recipes aren’t on this device yet. They are still saved, and your shopping list works.'
export const loadFailedTitle = 'We couldn’t load your recipes'
export const loadFailedText = 'They are still saved. Try again in a moment.'
export const loading = 'Loading your recipes'

export const emptyTitle = 'Nothing saved yet'
export const emptyText = 'Tap the bookmark on any recipe to save it here.'
export const inCookbook = (count: number) =>
  counted(count, {
    one: '<cookbook>Your cookbook</cookbook> has # recipe.',
    other: '<cookbook>Your cookbook</cookbook> has # recipes.',
  })
export const browse = 'Browse Recipes'

export const removed = (title: string) => `${title} is no longer saved.`
export const undo = 'Undo'
export const listLabel = 'Saved recipes'
export const serves = (servings: number) => `Serves ${servings}`
export const removeLabel = (title: string) => `Remove ${title}`
export const showMore = 'Show more'

export const folder = 'Folder'
export const allFolders = 'All folders'
export const tag = 'Tag'
export const allTags = 'All tags'
export const noneFiltered = 'No saved recipes with this folder and tag.'

// Shelves
export const shelves = 'Your recipes'
export const shelfSaved = 'Saved'
export const shelfOwn = 'Your cookbook'
