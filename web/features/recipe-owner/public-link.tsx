import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import Globe from 'lucide-react/icons/globe'
import { useState } from 'react'
import { canShare, copyText, shareOrCopy } from '#web/lib/share.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { links } from '#web/state/own/account-only.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'

/** A link for everyone: made, shared and revoked here. */
export function PublicLink({ own }: { own: OwnRecipe }) {
  const client = useQueryClient()
  const queryKey = ['recipe-link', own.id]
  const {
    data: token,
    isPending,
    isError,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: async () => (await links.get(own.id)) ?? null,
    staleTime: 0,
    retry: false,
  })
  const onError = () =>
    notify({ title: strings.failedTitle, description: strings.linkFailed, variant: 'destructive' })
  const make = useMutation({
    mutationFn: () => links.make(own.id),
    onSuccess: (made) => client.setQueryData(queryKey, made),
    onError,
  })
  const revoke = useMutation({
    mutationFn: () => links.revoke(own.id),
    onSuccess: () => {
      client.setQueryData(queryKey, null)
      notify({ title: strings.linkRevoked, variant: 'success' })
    },
    onError,
  })
  return (
    <section aria-labelledby="public-link">
      <h3 id="public-link" className="flex items-center gap-2 font-sans font-semibold text-base">
        <Globe aria-hidden="true" className="size-5 text-accent" />
        {strings.linkTitle}
      </h3>
      <p className="mt-1 text-muted text-sm">{strings.linkExplained}</p>
      <div className="mt-3">
        {isPending ? (
          <Spinner label={strings.linkChecking} />
        ) : isError ? (
          <>
            <p className="text-sm">{strings.linkFailed}</p>
            <Button variant="outline" className="mt-2" onClick={() => refetch()}>
              {strings.retry}
            </Button>
          </>
        ) : token ? (
          <MadeLink title={own.content.title} token={token} onRevoke={() => revoke.mutate()} />
        ) : own.state === 'synced' ? (
          <Button disabled={make.isPending} onClick={() => make.mutate()}>
            {strings.linkMake}
          </Button>
        ) : (
          <p className="text-sm">{strings.linkWaiting}</p>
        )}
      </div>
    </section>
  )
}

function MadeLink({ title, token, onRevoke }: { title: string; token: string; onRevoke: () => void }) {
  const url = new URL(paths.shared(token), location.origin).href
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => setCopied(await copyText(url))
  return (
    <>
      <TextField
        label={strings.linkField}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        onValue={() => {}}
      />
      <p role="status" className={copied === false ? 'mt-1 text-sm' : 'sr-only'}>
        {copied === undefined ? '' : copied ? strings.linkCopied : strings.linkNotCopied}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={copy}>
          {copied && <Check aria-hidden="true" className="size-5" />}
          {copied ? strings.linkCopied : strings.linkCopy}
        </Button>
        {canShare() && (
          <Button variant="outline" onClick={() => void shareOrCopy({ title, url })}>
            {strings.linkShare}
          </Button>
        )}
        <AskFirst
          title={strings.linkRevokeAsk}
          text={strings.linkRevokeText}
          act={strings.linkRevoke}
          onConfirm={onRevoke}
        >
          <Button variant="quiet" className="text-danger!">
            {strings.linkRevoke}
          </Button>
        </AskFirst>
      </div>
    </>
  )
}
