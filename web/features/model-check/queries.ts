import { useMutation } from '@tanstack/react-query'
import { FunctionError } from '#web/api/functions.ts'
import { callOperator } from '#web/api/operator-access.ts'
import { notify } from '#web/lib/toast.ts'

/** Tries the configured model on the server; requires the access code. */
export const useModelCheck = () =>
  useMutation({
    mutationFn: () => callOperator('model-check', {}),
    onError: (error) => {
      const denied = error instanceof FunctionError && error.status === 403
      notify({
        title: denied ? 'Access denied' : 'The check couldn’t run',
        description: error.message,
        variant: 'destructive',
      })
    },
  })
