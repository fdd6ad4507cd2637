import { existsSync } from 'node:fs'
import path from 'node:path'
import { readEnv } from '../env.ts'
import { checkModel } from '../lib/model/check.ts'
import { modelPlace, modelSettings } from '../lib/model/configured.ts'
import { openModelUncounted } from '../lib/model/open.ts'
import { project } from '../lib/project.ts'
import * as strings from './strings.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** npm run model:check: runs real tasks against the configured model server. Its tokens count against no user's daily quota. */
async function main() {
  const file = path.join(project, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const env = readEnv()
  const settings = modelSettings(env)
  say(strings.modelIs(modelPlace(env)))
  const model = settings ? openModelUncounted(settings).for([]) : undefined
  const { tasks, features } = await checkModel(model)
  for (const { task, outcome, ms, firstMs, note } of tasks) {
    const time =
      ms === undefined ? '' : firstMs === undefined ? strings.took(ms) : strings.tookWithFirst(ms, firstMs)
    say(`  ${task.padEnd(18)} ${outcome.padEnd(8)} ${time.padEnd(28)} ${note}`)
  }
  say(strings.whoAnswers)
  for (const { feature, engine } of features) say(`  ${feature.padEnd(26)} ${engine}`)
  if (!settings) say(strings.howToConnect)
  process.exitCode = tasks.some(({ outcome }) => outcome === 'fails') ? 1 : 0
}

main().catch((error) => {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
})
