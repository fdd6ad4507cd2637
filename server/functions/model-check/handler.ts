import { modelCheckInput } from '#core/contracts/model-check.ts'
import { checkModel } from '../../lib/model/check.ts'
import { LIMITS } from '../../lib/rate-limit.ts'
import { defineFunction } from '../definition.ts'

/** For operators: does the configured model work, how fast, and what uses it. */
export const modelCheck = defineFunction({
  input: modelCheckInput,
  limit: LIMITS.signIn,
  handler: async ({ input, model, requireOperator, signal }) => {
    await requireOperator(input.access_code)
    return Response.json(await checkModel(model, signal))
  },
})
