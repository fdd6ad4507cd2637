import { useMutation } from '@tanstack/react-query'
import type { ModelCheckInput, ModelCheckOutput } from '#core/contracts/model-check.ts'
import { callFunction, FunctionError } from '#web/lib/functions.ts'
import { notify } from '#web/lib/toast.ts'

/** Tries the configured model on the server; the code opens it. */
export const useModelCheck = () =>
  useMutation({
    mutationFn: (code: string) =>
      callFunction<ModelCheckOutput>('model-check', { access_code: code } satisfies ModelCheckInput),
    onError: (error) => {
      const denied = error instanceof FunctionError && error.status === 403
      notify({
        title: denied ? 'Access denied' : 'The check did not run',
        description: error.message,
        variant: 'destructive',
      })
    },
  })
