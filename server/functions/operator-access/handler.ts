import { operatorAccessInput, operatorAccessOutput } from '#core/contracts/operator.ts'
import { defineFunction, NO_STORE } from '../definition.ts'

/** For the gate in front of the operator tools: checks the access code. */
export const operatorAccess = defineFunction({
  input: operatorAccessInput,
  output: operatorAccessOutput,
  headers: NO_STORE,
  handler: async ({ input, requireOperator }) => {
    await requireOperator(input.access_code)
    return { granted: true as const }
  },
})
