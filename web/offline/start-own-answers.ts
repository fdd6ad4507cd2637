import { announceOwnChange, type OwnAnswers, provideOwnAnswers } from '#web/api/own-answers.ts'
import { ownFlag } from '#web/state/own/own-flag.ts'

let answers: Promise<OwnAnswers> | undefined

async function open(): Promise<OwnAnswers> {
  const [{ createOwnAnswers }, { askDeviceServer, hearOwnNews }, { ownRecipes }] = await Promise.all([
    import('./own-answers.ts'),
    import('./device-client.ts'),
    import('#web/state/own/own-recipes.ts'),
  ])
  hearOwnNews(() => announceOwnChange(false))
  return createOwnAnswers({
    ask: askDeviceServer,
    async known() {
      // Storage that can't be opened is empty.
      await ownRecipes.ready().catch(() => {})
      return ownRecipes.snapshot()
    },
  })
}

function load() {
  answers ??= open().catch((error) => {
    answers = undefined
    throw error
  })
  return answers
}

/** The worker reads and judges the recipes before the first question needs them. */
async function warmUp() {
  const own = await load()
  await own.merge('recipe_cuisines', {}, async () => [])
}

/** Own recipes count in every list of recipes. A device without any loads none of this. */
export function startOwnAnswers() {
  provideOwnAnswers(() => (ownFlag.get().used ? load() : undefined))
  let used = ownFlag.get().used
  ownFlag.subscribe(() => {
    const isUsed = ownFlag.get().used
    if (isUsed === used) return
    used = isUsed
    if (isUsed) void warmUp().catch(() => {})
    else announceOwnChange(true)
  })
  if (used) void warmUp().catch(() => {})
}
