import { counted } from '#core/text/counted.ts'

// The gate.
export const accessTitle = 'Access code'
export const accessLead =
  'These tools are for whoever runs this server. The server prints the code when it starts.'
export const codeLabel = 'Enter the access code'
export const codeMissing = 'Enter the access code.'
export const unlock = 'Unlock'
export const checkingCode = 'Checking the code'
export const accessGranted = 'Access granted'
export const accessGrantedText = 'Advanced Recipe Scraper has been unlocked successfully.'
export const accessDenied = 'Access denied'
export const codeInvalid = 'Invalid access code. Please try again.'
export const codeCheckFailed = 'Couldn’t check the code'

// The debugging panel.
export const debuggingTitle = 'System Debugging'
export const refresh = 'Refresh'
export const refreshing = 'Refreshing'
export const statusLoading = 'Loading server status'
export const statusFailed = 'The server didn’t report its status.'

// Health.
export const healthTitle = 'Health'
export const serverProcess = 'Server process'
export const databaseAndMigrations = 'Database and migrations'
export const probeAnswers = 'answers'
export const probeStatus = (status: number) => `responded with ${status}`
export const probeSilent = 'no response'
export const fromHere = (ms: string) => `${ms} ms from here`
export const version = 'Version'
export const uptime = 'Up for'
export const memory = 'Memory'

// Database.
export const databaseTitle = 'Database'
export const size = 'Size'
export const connections = 'Connections'
export const postgresql = 'PostgreSQL'
export const largestTables = 'Largest tables'
export const table = 'Table'
export const rows = 'Rows'
export const slowestQueries = 'Slowest queries'
export const statement = 'Statement'
export const calls = 'Calls'
export const mean = 'Mean'

// Recipe index and job queue.
export const indexTitle = 'Recipe index'
export const recipes = 'Recipes'
export const queueTitle = 'Job queue'
export const pagesWaiting = 'Pages waiting'
export const jobsRunning = 'Jobs running'
export const jobsPaused = 'Jobs paused'
export const pagesFailed = 'Pages failed'
export const emailsWaiting = 'Emails waiting'
export const emailsFailed = 'Emails failed'

// Recent errors.
export const errorsTitle = 'Recent errors'
export const noErrors = 'No errors since this server started.'

// Units.
export const milliseconds = (value: string) => `${value} ms`
export const seconds = (value: number) => `${value} s`
export const minutes = (value: number) => `${value} min`
export const hoursAndMinutes = (hours: number, rest: number) => `${hours} h ${rest} min`
export const days = (value: number) => counted(value, { one: '# day', other: '# days' })
export const inMegabytes = (value: string) => `${value} MB`
export const inGigabytes = (value: string) => `${value} GB`
