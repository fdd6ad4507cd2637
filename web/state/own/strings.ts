export const copyTitle = (title: string) => `${title} (copy)`
export const copyFailed = 'We couldn’t copy the recipe'
export const deleted = (title: string) => `${title} deleted`
export const deleteFailed = 'We couldn’t delete the recipe'
export const restoreFailed = 'We couldn’t restore the recipe'
export const storageFailed = 'Your browser couldn’t store it. Free up some space, then try again.'
