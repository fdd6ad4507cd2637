export const conflictTitle = (title: string) => `${title} was edited on two devices`
export const conflictText = 'We kept the changes from this device. The others are in Versions.'
export const seeVersions = 'See versions'
