import { useMutation } from '@tanstack/react-query'
import { FunctionError } from '#web/api/functions.ts'
import { callOperator } from '#web/api/operator-access.ts'
import { notify } from '#web/lib/toast.ts'
import * as strings from './strings.ts'

/** The latest mails and their status; requires the access code. */
export const useMailbox = () =>
  useMutation({
    mutationFn: () => callOperator('outbox-mails', {}),
    onError: (error) => {
      const denied = error instanceof FunctionError && error.status === 403
      notify({
        title: denied ? strings.accessDenied : strings.openFailed,
        description: error.message,
        variant: 'destructive',
      })
    },
  })
