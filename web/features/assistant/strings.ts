// Panel
export const panelTitle = 'Ask the assistant'
export const clear = 'Clear'
export const cleared = 'Conversation cleared'
export const closeLabel = 'Close the assistant'

// Opening
export const openingText =
  'Ask about times, temperatures, substitutions or how to fix a dish, in your own words.'
export const openingPantry = 'I know what’s in your pantry.'
export const openingNoPantry = '<link>List what you have</link> and I’ll keep it in mind.'
export const suggestionsLabel = 'Questions to start with'
export const openingNote =
  'Your conversation is kept on this device. Questions are sent to the server to be answered. Answers can be wrong, so use a thermometer and your own judgment.'

// Questions to tap
export const askTime = 'How long do I boil eggs?'
export const askSubstitute = 'What can I use instead of buttermilk?'
export const askRescue = 'My soup is too salty. What now?'
export const askTemperature = 'How hot should chicken be inside?'
export const askAhead = 'Can I make it ahead?'
export const askDouble = 'Can I double it?'
export const askSpicy = 'Is it spicy?'
export const askNuts = 'Does it contain nuts?'

// Messages
export const conversationLabel = 'Conversation'
export const fromYou = 'You: '
export const fromSous = 'Sous: '
export const forgotten = (label: string) => `Forgotten: ${label}`
export const askedPhotoAlt = 'What you asked about'
export const askedPhotoGone = 'Photo'
export const thinking = 'Sous is thinking'
export const slow = 'This is taking longer than usual.'
export const stopped = 'You stopped this answer.'
export const cutOff = 'This answer was cut off.'
export const answeredBuiltIn = 'Answered by the built-in assistant'
export const answeredBy = (engine: string) => `Answered by ${engine}`
export const copy = 'Copy'
export const copied = 'Copied'
export const copyFailedTitle = 'Couldn’t copy the answer'
export const copyFailedText = 'Your browser doesn’t allow it.'
export const retry = 'Try Again'
export const sendFailed = 'Failed to send message. Please try again.'
export const answerFailed =
  "I'm sorry, I'm having trouble responding right now. Please try again in a moment."

// What holds for further answers
export const aboutRecipe = '<quiet>About</quiet> <title/>'
export const standingTitle = 'Keeping in mind'
export const forgetLabel = (label: string) => `Forget ${label}`

// Field
export const questionLabel = 'Your question'
export const questionPlaceholder = 'Ask about cooking'
export const send = 'Send'
export const stop = 'Stop the answer'
export const lengthNote = (length: number, limit: number) => `${length} of ${limit} characters`

// Photo
export const addPhoto = 'Add a photo'
export const changePhoto = 'Change the photo'
export const removePhoto = 'Remove the photo'
export const photoInputLabel = 'Photo for your question'
export const photoReading = 'Reading the photo.'
export const photoAdded = 'Photo added.'
export const photoAlt = 'Your next question is about this'
export const photoStays = 'Stays on this device.'
export const photoDownload = 'Download'
export const photoQuestion = 'What is this, and what can I cook with it?'
export const photoNotImage = 'That file isn’t an image. Choose a photo.'
export const photoTooLarge = 'This photo is larger than 20 MB. Choose a smaller one.'
export const photoUnreadable = 'Your browser can’t open this photo. Try a JPEG or PNG.'
export const photoFailed = 'We couldn’t read the photo.'

// The browser's model
export const modelLabel = 'Use your browser’s model'
export const modelHint = 'Free. Answers are generated on this device, and your questions stay here.'
export const modelDownloadHint = 'One download, up to several gigabytes.'
export const modelDownloading = 'Downloading your browser’s model.'
export const modelOn = 'Your browser’s model is on.'
export const modelBuiltInAnswers = 'The built-in assistant answers.'
export const modelProgressLabel = 'Model download'
export const modelProgress = (percent: number) => `${percent}%`
export const modelGettingReady = 'Getting ready'
export const modelCancel = 'Cancel'
export const modelDownloadAgain = 'Download again'

// Problems with the browser's model
export const modelRefused = 'Your browser didn’t allow its model on this page.'
export const modelNoSpace = 'There isn’t enough space on this device for your browser’s model.'
export const modelLanguage = 'Your browser’s model doesn’t support this language.'
export const modelUnsupported = 'Your browser can’t run its model here.'
export const modelTooLong = 'This is too long for your browser’s model.'
export const modelDownloadFailed = 'The download failed. Check your connection and try again.'
export const modelDownloadCanceled = 'Download canceled.'
export const modelNotReady = 'Your browser is still downloading its model.'
export const modelGone = 'Your browser’s model is no longer on this device.'
export const modelSlow = 'Your browser’s model took too long.'
export const modelFailed = 'Your browser’s model failed.'
export const modelPhoto = 'Your browser’s model couldn’t look at this photo.'
export const modelPhotoNotReady = 'Your browser has to download more before it can look at photos.'
export const modelPhotoGone = 'The photo is no longer here. Add it again to ask about it.'
export const modelPhotoOff = 'Only your browser’s model can look at photos, and it’s off.'
