type Level = 'debug' | 'info' | 'warn' | 'error' | 'silent'
type Fields = Record<string, string | number | boolean | undefined>

export interface Log {
  debug: (message: string, fields?: Fields) => void
  info: (message: string, fields?: Fields) => void
  warn: (message: string, fields?: Fields) => void
  error: (message: string, fields?: Fields) => void
  with: (fields: Fields) => Log
  /** The latest errors of this process, newest first, redacted like everything that is logged. */
  recent: () => LoggedError[]
}

interface LoggedError {
  at: string
  message: string
}

const KEPT_ERRORS = 50
const ORDER: Level[] = ['debug', 'info', 'warn', 'error', 'silent']

// Secrets and personal data, wherever they appear in a text.
const SECRETS: [RegExp, string][] = [
  [/\bsb_(secret|publishable)_[\w-]+/g, 'sb_$1_…'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/(postgres(?:ql)?|https?|smtps?):\/\/[^\s/@]+@/g, '$1://[credentials]@'],
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[email]'],
  [/([?&](?:token|apikey|code|password|access_token|refresh_token)=)[^&\s]+/gi, '$1…'],
]

const redact = (text: string) => SECRETS.reduce((out, [pattern, by]) => out.replace(pattern, by), text)

/** Only the parts of an error that are safe to log: never the values of the failed statement. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return String(error)
  // PostgreSQL quotes user input in its messages.
  if (error.name === 'PostgresError') return `PostgresError ${(error as { code?: string }).code}`
  return `${error.name}: ${error.message}`
}

/** One JSON object per line: machine-readable first, and still legible. */
export function createLog(
  level: Level,
  write: (line: string) => void = (line) => process.stdout.write(line),
  base: Fields = {},
  errors: LoggedError[] = [],
): Log {
  const at =
    (name: Exclude<Level, 'silent'>) =>
    (message: string, fields: Fields = {}) => {
      if (name === 'error') {
        const cause = fields.error ? `: ${fields.error}` : ''
        errors.unshift({ at: new Date().toISOString(), message: redact(`${message}${cause}`).slice(0, 500) })
        errors.length = Math.min(errors.length, KEPT_ERRORS)
      }
      if (ORDER.indexOf(name) < ORDER.indexOf(level)) return
      write(
        `${redact(JSON.stringify({ time: new Date().toISOString(), level: name, message, ...base, ...fields }))}\n`,
      )
    }
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    with: (fields) => createLog(level, write, { ...base, ...fields }, errors),
    recent: () => errors.slice(),
  }
}

/** Libraries print to the console; their output goes through the same redaction, without stacks and details. */
export function captureConsole(log: Log) {
  const text = (parts: unknown[]) => parts.map(describeError).join(' ').slice(0, 500)
  console.error = (...parts: unknown[]) => log.error(text(parts))
  console.warn = (...parts: unknown[]) => log.warn(text(parts))
  console.info = (...parts: unknown[]) => log.debug(text(parts))
  console.log = (...parts: unknown[]) => log.debug(text(parts))
}
