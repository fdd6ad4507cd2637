// Requests
export const authorizationInvalid =
  'This Authorization header is not valid: send "Bearer", a space and an access token.'
export const serverBusy = 'The server is busy right now. Please try again in a moment.'
export const serverStopping = 'The server is stopping.'

// Mail
export const brand = 'Sous'
export const orOpenAddress = 'Or open this address:'
export const mailKept = 'kept in the database, table sous.mail_outbox (no mail server is set)'
export const mailSentThrough = (host: string) => `sent through ${host}`

// Photos
export const photoFailed = 'We couldn’t analyze the photo. Please try again.'
export const photosBusy = 'Photo scanning is busy right now. Please try again shortly.'
export const imageTooManyPixels = 'The image has more than 50 megapixels.'
export const imageUnreadable = 'We can’t open this image. Send a JPEG, PNG, WebP or AVIF.'
export const imageUnsupported = 'We don’t support this image type. Send a JPEG, PNG, WebP or AVIF.'
export const imageDamaged = 'The image is damaged and can’t be opened.'

// Fetching from the web
export const addressInvalid = 'This isn’t a valid address.'
export const addressProtocol = (protocols: readonly string[]) =>
  `Addresses must start with ${protocols.join(' or ')}//`
export const addressWithPassword = 'Addresses that contain a password aren’t allowed.'
export const portNotAllowed = (port: number) => `Port ${port} isn’t allowed.`
export const notPublic = 'This address isn’t on the public internet.'
export const siteNotFound = 'We couldn’t find this site.'
export const redirectsNowhere = 'This address redirects to nowhere.'
export const redirectsInLoop = 'This address redirects in a loop.'
export const redirectsTooOften = 'This address redirects too many times.'
export const siteTooSlow = 'This site took too long to answer.'
export const headersTooLarge = 'This site’s headers are too large.'
export const responseInvalid = 'This site sent an invalid response.'
export const compressionUnsupported = 'This site uses a compression that we don’t support.'
export const bodyTooLarge = (kilobytes: number) => `This is more than ${kilobytes} kB.`

// The language model
export const modelAt = (name: string, host: string) => `${name} at ${host}`
export const noModel = 'none set; the built-in assistant answers'
export const modelUnreachable = 'The model server could not be reached.'
export const modelRefused = 'The model server refused the request.'
export const modelBusy = 'The model server is busy.'
export const modelSlow = 'The model server took too long.'
export const modelGarbled = 'The model server sent an unreadable response.'
export const modelSpent = 'Today’s model limit has been reached.'
export const modelStopped = 'The request was canceled.'
export const withStatus = (problem: string, status: number) => `${problem} (status ${status})`

// The check of a model
export const forgotAllergy = (answer: string) => `Forgot a peanut allergy after five turns: ${answer}`
export const visionNotSet = 'AI_VISION_MODEL is not set.'
export const cookingAssistant = 'Cooking assistant'
export const recipeMatching = 'Recipe matching'
export const ingredientSubstitutions = 'Ingredient substitutions'
export const photoAndCamera = 'Photo and camera'
export const builtInAssistant = 'built-in assistant'
export const builtInIndex = 'built-in index'
export const builtInDetector = 'built-in detector'
export const modelOverAssistant = (model: string) => `${model}, with the built-in assistant behind it`
export const modelBesideAssistant = (model: string) =>
  `built-in assistant, and ${model} for what it does not know`
export const modelBesideDetector = (model: string) => `built-in detector, or ${model} where people choose it`
