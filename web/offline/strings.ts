export const invalidRequest = 'The request is not valid.'
export const noDeviceAnswer = 'Your device could not answer. Try again in a moment.'

// Notifications.
export const noteTitle = 'Something in your pantry won’t keep'
