import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Copy from 'lucide-react/icons/copy'
import Link2 from 'lucide-react/icons/link-2'
import { useState } from 'react'
import type { PlanFeed } from '#core/contracts/plan-feeds.ts'
import { copyText } from '#web/lib/share.ts'
import { notify } from '#web/lib/toast.ts'
import { AskFirst } from '#web/ui/ask-first.tsx'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFeedAction, useFeeds } from './queries.ts'
import * as strings from './strings.ts'
import type { CalendarTimes } from './times-store.ts'

const day = (iso: string) => new Date(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })

const stateOf = ({ created_at, read_at }: PlanFeed) =>
  strings.linkState(
    strings.made(day(created_at)),
    read_at ? strings.lastRead(day(read_at)) : strings.neverRead,
  )

const isAs = ({ time_zone, times }: PlanFeed, chosen: CalendarTimes) => {
  const slots = new Set([...Object.keys(times), ...Object.keys(chosen.times)] as (keyof typeof times)[])
  const sameTimes = [...slots].every((slot) => times[slot] === chosen.times[slot])
  return sameTimes && (slots.size === 0 || time_zone === chosen.zone)
}

async function copy(link: string) {
  const done = await copyText(link)
  notify(
    done
      ? { title: strings.copied, variant: 'success' }
      : { title: strings.notCopied, description: strings.notCopiedText, variant: 'destructive' },
  )
}

const appLink = (link: string) => link.replace(/^https?:/, 'webcal:')
/** For where no program opens webcal: addresses. */
const googleLink = (link: string) =>
  `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(appLink(link))}`

/** The new address: it is shown until the sheet closes. */
function NewLink({ link }: { link: string }) {
  return (
    <div role="status" className="grid gap-3">
      <TextField
        label={strings.linkLabel}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        hint={strings.linkHint}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => copy(link)}>
          <Copy aria-hidden="true" className="size-4" />
          {strings.copyLink}
        </Button>
        <a href={appLink(link)} className={buttonLook({ variant: 'outline' })}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          {strings.openApp}
        </a>
        <a
          href={googleLink(link)}
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ variant: 'outline' })}
        >
          {strings.addToGoogle}
        </a>
      </div>
    </div>
  )
}

/** Links that calendars follow: made, changed and turned off here. */
export function CalendarLinks({ userId, chosen }: { userId: string; chosen: CalendarTimes }) {
  const { data, isError } = useFeeds(userId)
  const { mutate, isPending } = useFeedAction(userId)
  const [made, setMade] = useState<{ link: string; id: string }>()
  if (!data)
    return isError ? <p className="text-muted">{strings.loadFailed}</p> : <Spinner label={strings.loading} />
  const shown = { time_zone: chosen.zone, times: chosen.times }
  const create = () => {
    if (isPending) return
    mutate(
      { action: 'create', ...shown },
      {
        onSuccess: ({ feeds, path }) => {
          const id = feeds.at(-1)?.id
          if (path && id) setMade({ link: new URL(path, window.location.origin).href, id })
        },
      },
    )
  }
  const say = (title: string) => ({ onSuccess: () => notify({ title, variant: 'success' }) })
  return (
    <div className="grid gap-4">
      <p className="text-muted">{strings.subscribeText}</p>
      <Button
        variant={made ? 'outline' : 'solid'}
        aria-disabled={isPending}
        onClick={create}
        className="justify-self-start max-sm:w-full"
      >
        <Link2 aria-hidden="true" className="size-5" />
        {isPending ? strings.creating : strings.createLink}
      </Button>
      {made && data.feeds.some(({ id }) => id === made.id) && <NewLink link={made.link} />}
      {data.feeds.length > 0 && (
        <ul aria-label={strings.links} className="divide-y divide-line">
          {data.feeds.map((feed) => (
            <li key={feed.id} className="flex flex-wrap items-center justify-between gap-x-2 py-1">
              <span className="text-muted text-sm">{stateOf(feed)}</span>
              <span className="-mr-3 ml-auto flex">
                {!isAs(feed, chosen) && (
                  <Button
                    variant="quiet"
                    className="px-3 text-sm"
                    aria-label={strings.setTimesOf(stateOf(feed))}
                    onClick={() => mutate({ action: 'change', id: feed.id, ...shown }, say(strings.timesSet))}
                  >
                    {strings.setTimes}
                  </Button>
                )}
                <AskFirst
                  title={strings.revokeTitle}
                  text={strings.revokeText}
                  act={strings.revoke}
                  onConfirm={() => mutate({ action: 'revoke', id: feed.id }, say(strings.revoked))}
                >
                  <Button
                    variant="quiet"
                    className="px-3 text-sm"
                    aria-label={strings.revokeOf(stateOf(feed))}
                  >
                    {strings.revoke}
                  </Button>
                </AskFirst>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
