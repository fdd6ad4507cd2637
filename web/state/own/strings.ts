// Actions
export const copyTitle = (title: string) => `${title} (copy)`
export const copyFailed = 'We couldn’t copy the recipe'
export const deleted = (title: string) => `${title} deleted`
export const deleteFailed = 'We couldn’t delete the recipe'
export const restoreFailed = 'We couldn’t restore the recipe'
export const storageFailed = 'Your browser couldn’t store it. Free up some space, then try again.'

// Tags
export const tags = 'Tags'
export const tagsExample = 'Weeknight, Mom’s…'
export const tagsFull = (most: number) => `A recipe has at most ${most} tags.`
export const knownTags = 'Tags you use'
export const addTyped = 'Add'
export const addTag = (tag: string) => `Add tag ${tag}`
export const removeTag = (tag: string) => `Remove tag ${tag}`

// Edits on two devices
export const conflictTitle = (title: string) => `${title} was edited on two devices`
export const conflictText = 'We kept the changes from this device. The others are in Versions.'
export const seeVersions = 'See versions'
