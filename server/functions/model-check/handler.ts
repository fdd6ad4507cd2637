import { modelCheckInput, modelCheckOutput } from '#core/contracts/model-check.ts'
import { checkModel } from '../../lib/model/check.ts'
import { LIMITS } from '../../lib/rate-limit.ts'
import { defineFunction } from '../definition.ts'

/** For operators: whether the configured model works, how fast it is, and what uses it. */
export const modelCheck = defineFunction({
  input: modelCheckInput,
  output: modelCheckOutput,
  limit: LIMITS.signIn,
  handler: async ({ input, model, requireOperator, signal }) => {
    await requireOperator(input.access_code)
    return checkModel(model, signal)
  },
})
