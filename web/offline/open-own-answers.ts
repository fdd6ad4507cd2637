import { announceOwnChange } from '#web/api/own-answers.ts'
import { ownFlag } from '#web/state/own/own-flag.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { askDeviceServer, hearOwnNews } from './device-client.ts'
import { createOwnAnswers } from './own-answers.ts'

export { lineDetails, ownCover, ownFacts } from './own-reader.ts'

/** For devices with own recipes: loaded at their start, or with the first question after the first recipe. */
export const ownAnswers = createOwnAnswers({
  ask: askDeviceServer,
  async known() {
    // Storage that can't be opened is empty.
    await ownRecipes.ready().catch(() => {})
    return ownRecipes.snapshot()
  },
})

hearOwnNews(() => announceOwnChange(false))
ownFlag.subscribe(() => {
  if (!ownFlag.get().used) announceOwnChange(true)
})
// The worker reads the recipes before the first question needs them. A visitor with a public link has none.
if (ownFlag.get().used) void ownAnswers.merge('recipe_cuisines', {}, async () => []).catch(() => {})
