import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Image from 'lucide-react/icons/image'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useEffect, useState } from 'react'
import { BUILT_IN, liftOf } from '#core/contracts/chat.ts'
import { copyText } from '#web/lib/share.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { MarkdownView } from './markdown-view.tsx'
import type { ChatMessage } from './message.ts'
import { problemWords } from './model-problem.ts'
import { photos } from './photos.ts'
import * as strings from './strings.ts'

interface MessageViewProps {
  message: ChatMessage
  writing?: boolean
  /** The last reply: who wrote it is said only there. */
  isLast?: boolean
  /** Set only for the last reply. */
  onRetry?: () => void
  onFollow: () => void
}

const engineWords = (engine: string) =>
  engine === BUILT_IN ? strings.answeredBuiltIn : strings.answeredBy(engine)

const END_WORDS = { stopped: strings.stopped, broken: strings.cutOff, failed: '' }

export function MessageView({
  message,
  writing = false,
  isLast = false,
  onRetry,
  onFollow,
}: MessageViewProps) {
  const { role, content, engine, end, problem } = message
  const lifted = role === 'user' ? liftOf(content) : undefined
  if (lifted !== undefined)
    return (
      <p className="max-w-full justify-self-center rounded-card bg-sunken px-4 py-2 text-center [overflow-wrap:anywhere]">
        {strings.forgotten(lifted)}
      </p>
    )
  if (role === 'user')
    return (
      <div className="ml-10 justify-self-end rounded-card rounded-br-none bg-accent-soft px-4 py-3 [overflow-wrap:anywhere]">
        <span className="sr-only">{strings.fromYou}</span>
        {message.photo && <AskedPhoto id={message.id} />}
        <p className="whitespace-pre-line">{content}</p>
      </div>
    )
  return (
    <div className="mr-2 min-w-0 justify-self-start [overflow-wrap:anywhere]">
      <span className="sr-only">{strings.fromSous}</span>
      {content !== '' && <MarkdownView text={content} writing={writing} onFollow={onFollow} />}
      {content === '' && writing && <Thinking />}
      {!writing && (
        <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-xs">
          {end && END_WORDS[end] && <span>{END_WORDS[end]}</span>}
          {problem && <span>{problemWords(problem)}</span>}
          {end !== 'failed' && content !== '' && <CopyButton text={content} />}
          {isLast && engine && end !== 'failed' && content !== '' && <span>{engineWords(engine)}</span>}
          {end && onRetry && (
            <Button variant="outline" size="sm" onClick={onRetry} className="min-h-11!">
              <RotateCcw aria-hidden="true" className="size-4" />
              {strings.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** The photo itself while the page is open. */
function AskedPhoto({ id }: { id: string }) {
  const photo = photos.of(id)
  if (photo)
    return (
      <img src={photo.url} alt={strings.askedPhotoAlt} className="mb-2 size-32 rounded-card object-cover" />
    )
  return (
    <p className="mb-1 flex items-center gap-1.5 text-muted text-sm">
      <Image aria-hidden="true" className="size-4" />
      {strings.askedPhotoGone}
    </p>
  )
}

const SLOW_MS = 5000

function Thinking() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className="flex items-center gap-1.5 py-2">
      <span className="sr-only">{strings.thinking}</span>
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          aria-hidden="true"
          className={clsx(
            'size-2 animate-[fade-in_600ms_ease-in-out_infinite_alternate] rounded-chip bg-accent',
            dot === 1 && '[animation-delay:160ms]',
            dot === 2 && '[animation-delay:320ms]',
          )}
        />
      ))}
      {isSlow && <span className="ml-2 text-muted text-sm">{strings.slow}</span>}
    </p>
  )
}

const DONE_MS = 2000

function CopyButton({ text }: { text: string }) {
  const [done, setDone] = useState(false)
  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => setDone(false), DONE_MS)
    return () => clearTimeout(timer)
  }, [done])
  const copy = async () => {
    if (await copyText(text)) setDone(true)
    else
      notify({
        title: strings.copyFailedTitle,
        description: strings.copyFailedText,
        variant: 'destructive',
      })
  }
  return (
    <Button variant="quiet" size="sm" onClick={copy} className="-my-1 -ml-2 min-h-11! gap-1.5 px-2! text-xs">
      {done ? (
        <Check aria-hidden="true" className="size-4" />
      ) : (
        <Copy aria-hidden="true" className="size-4" />
      )}
      {done ? strings.copied : strings.copy}
    </Button>
  )
}
