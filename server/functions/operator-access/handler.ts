import { operatorAccessInput } from '#core/contracts/operator.ts'
import { defineFunction } from '../definition.ts'

/** For the gate in front of the operator tools: is this the code? */
export const operatorAccess = defineFunction({
  input: operatorAccessInput,
  handler: async ({ input, requireOperator }) => {
    await requireOperator(input.access_code)
    return Response.json({ granted: true }, { headers: { 'Cache-Control': 'no-store' } })
  },
})
