import { modelCheckInput } from '#core/contracts/model-check.ts'
import { accessDenied } from '../../errors.ts'
import { checkModel } from '../../lib/model/check.ts'
import { LIMITS } from '../../lib/rate-limit.ts'
import { defineFunction } from '../definition.ts'

/** For operators: does the configured model work, how fast, and what uses it. */
export const modelCheck = defineFunction({
  input: modelCheckInput,
  limit: LIMITS.signIn,
  handler: async ({ input, model, isOperator, signal }) => {
    if (!isOperator(input.access_code)) throw accessDenied()
    return Response.json(await checkModel(model, signal))
  },
})
