import { useMutation } from '@tanstack/react-query'
import type { OutboxMailsInput, OutboxMailsOutput } from '#core/contracts/account.ts'
import { callFunction, FunctionError } from '#web/lib/functions.ts'
import { notify } from '#web/lib/toast.ts'

/** The latest mails and what became of them; the code opens it. */
export const useMailbox = () =>
  useMutation({
    mutationFn: (code: string) =>
      callFunction<OutboxMailsOutput>('outbox-mails', { access_code: code } satisfies OutboxMailsInput),
    onError: (error) => {
      const denied = error instanceof FunctionError && error.status === 403
      notify({
        title: denied ? 'Access denied' : 'The mailbox did not open',
        description: error.message,
        variant: 'destructive',
      })
    },
  })
