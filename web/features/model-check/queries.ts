import { useMutation } from '@tanstack/react-query'
import { FunctionError } from '#web/api/functions.ts'
import { callOperator } from '#web/api/operator-access.ts'
import { notify } from '#web/lib/toast.ts'
import * as strings from './strings.ts'

/** Tries the configured model on the server; requires the access code. */
export const useModelCheck = () =>
  useMutation({
    mutationFn: () => callOperator('model-check', {}),
    onError: (error) => {
      const denied = error instanceof FunctionError && error.status === 403
      notify({
        title: denied ? strings.accessDenied : strings.checkFailed,
        description: error.message,
        variant: 'destructive',
      })
    },
  })
