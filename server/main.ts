import { keysFile, madeKeysIn } from './database/keys.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { harden } from './harden.ts'
import { captureConsole, createLog, describeError } from './lib/log.ts'
import { project } from './lib/project.ts'
import { type Running, startServer } from './start.ts'
import * as strings from './strings.ts'

const LAST_WORDS_MS = 3000
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Printed once, when it is created: later it would only leak into logs. */
function operatorCode({ accessCode, dataFolder }: Running, env: Env) {
  if (env.ACCESS_CODE) return strings.codeFromSettings
  const file = keysFile(dataFolder)
  return madeKeysIn(dataFolder) ? strings.codeOnce(accessCode, file) : strings.codeInFile(file)
}

function greet(running: Running, env: Env) {
  const { address, databasePlace, mailPlace, modelPlace } = running
  say(strings.ready(address, databasePlace, mailPlace, modelPlace, operatorCode(running, env)))
}

async function main() {
  const env = readEnv()
  const log = createLog(env.LOG_LEVEL)
  captureConsole(log)
  let running: Running | undefined
  let stopping = false
  const stop = async (code: number) => {
    // A second Ctrl-C forces the exit. The next start then adopts the database.
    if (stopping) process.exit(1)
    stopping = true
    if (!running) return
    try {
      await running.stop()
      process.exit(code)
    } catch (error) {
      log.error('could not stop cleanly', { error: describeError(error) })
      process.exit(1)
    }
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  process.on('uncaughtException', (error) => {
    log.error('uncaught error', { error: describeError(error) })
    // The supervisor restarts us; a hanging close must not prevent the exit.
    setTimeout(() => process.exit(1), LAST_WORDS_MS).unref()
    void stop(1)
  })
  process.on('unhandledRejection', (error) =>
    log.error('unhandled rejection', { error: describeError(error) }),
  )

  const dev = process.argv.includes('--dev')
  // The development server patches globals.
  if (!dev) harden()
  running = await startServer({ project, env, dev, log })
  if (stopping) {
    // The signal arrived while the server was still starting.
    await running.stop()
    process.exit(0)
  }
  greet(running, env)
}

main().catch((error) => {
  process.stderr.write(
    `\n${error instanceof EnvError ? error.message : strings.couldNotStart((error as Error).message)}\n\n`,
  )
  process.exit(1)
})
