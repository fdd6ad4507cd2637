// Joining a channel
export const tooManyJoins = 'Too many joins. Please wait a moment.'
export const noTopic = 'There is no such topic.'
export const tooManyChannels = (most: number) => `One connection holds at most ${most} channels.`
export const noPrivateChannels = 'Private channels are not available here.'
export const tooManyBindings = (most: number) => `One channel follows at most ${most} wishes for rows.`
export const rowsNotFollowed = (reasons: string) => `These rows can't be followed: ${reasons}`
export const subscribed = 'Subscribed to PostgreSQL'

// Tokens and sessions
export const tokenInvalid = 'This access token is not valid, or not any more.'
export const tokenExpired = 'The access token has expired.'
export const signInFirst = 'Please sign in first.'
export const sessionEnded = 'Your session has ended.'
export const thisSessionEnded = 'This session has ended.'

// Messages
export const changesMissed = 'Changes were missed: please read again.'
export const messageInvalid = 'This message is not valid.'
export const notAMessage = 'This is no message.'
export const tooManyMessages = 'Too many messages.'
export const noEvent = (event: string) => `There is no event ${event}.`
export const presenceTooLarge = (most: number) => `A presence holds at most ${most} bytes.`
export const presenceKeyReserved = 'This presence key is reserved. Choose another one.'
export const presenceKeyOfOther = 'A presence key that is a user id must be your own.'
export const unexpected = 'Something went wrong on our side. Please try again.'
export const serverRestarts = 'The server starts again.'
