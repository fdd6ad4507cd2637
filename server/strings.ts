// Errors of every part
export const signInFirst = 'Please sign in.'
export const apiKeyMissing = 'This request needs the apikey header.'
export const accessCodeInvalid = 'Invalid access code. Please try again.'
export const nothingHere = 'There is nothing here.'
export const useMethod = (allowed: string) => `Use ${allowed}.`
export const contentLengthMissing = 'Send the Content-Length of what you upload.'
export const tooLarge = (kilobytes: number) => `That’s too large. The limit is ${kilobytes} kB.`
export const tooManyRequests = (seconds: number) =>
  `Too many requests. Please wait ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`} and try again.`
export const databaseAway = 'Sous can’t reach its data right now. Please try again in a moment.'
export const requestInvalid = 'The request is not valid.'
export const unexpected = 'Something went wrong on our side. Please try again.'

// Settings
export const mustBeFlag = 'must be on or off'
export const mustBeWhole = (min: number, max: number) => `must be a whole number from ${min} to ${max}`
export const mustBeAddress = (schemes: readonly string[]) => `must be a ${schemes.join(' or ')} address`
export const mustBeEmail = 'must be an email address'
export const mustStartWith = (prefix: string) => `must start with ${prefix}`
export const mustHaveCharacters = (least: number) => `must have at least ${least} characters`
export const tooShortToBeSafe = 'is too short to be safe'
export const neededWith = (setting: string) => `is needed when ${setting} is set`
export const settingsWrong = (problems: readonly string[]) =>
  `Some settings are wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nSee .env.example for all of them.`

// Start
export const portTaken = (port: number) => `Port ${port} is taken by another program: set PORT to a free one.`
export const codeFromSettings = 'set by ACCESS_CODE'
export const codeOnce = (code: string, file: string) => `${code} (not shown again; it is in ${file})`
export const codeInFile = (file: string) => `in ${file}`
export const ready = (address: string, data: string, mail: string, model: string, code: string) => `
  Sous is ready:   ${address}
  Data:            ${data}
  Mail:            ${mail}
  Model:           ${model}
  Operator code:   ${code}
`
export const couldNotStart = (reason: string) => `Sous could not start: ${reason}`
