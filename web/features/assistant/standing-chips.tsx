import X from 'lucide-react/icons/x'
import { liftOf } from '#core/contracts/chat.ts'
import { chat, useChat } from './chat.ts'
import type { ChatMessage } from './message.ts'

/** What the last answer kept to, without what was taken back since. */
function standingIn(messages: readonly ChatMessage[]): string[] {
  const at = messages.findLastIndex(({ standing }) => standing !== undefined)
  const since = messages
    .slice(at + 1)
    .flatMap(({ role, content }) => (role === 'user' ? [liftOf(content)] : []))
  return (messages[at]?.standing ?? []).filter((label) => !since.includes(label))
}

/** What holds for every further answer, each with a way to take it back. */
export function StandingChips() {
  const { messages, pending } = useChat()
  const standing = standingIn(messages)
  if (standing.length === 0) return null
  return (
    <div className="flex max-h-32 flex-wrap items-center gap-x-2 gap-y-1 overflow-y-auto border-line border-t px-3 pt-2">
      <span id="standing" className="shrink-0 text-muted text-sm">
        I keep in mind
      </span>
      <ul aria-labelledby="standing" className="flex flex-wrap gap-x-2 gap-y-1">
        {standing.map((label) => (
          <li key={label}>
            <button
              type="button"
              disabled={pending !== undefined}
              onClick={() => chat.lift(label)}
              aria-label={`Forget ${label}`}
              className="inline-flex min-h-11 items-center gap-1 whitespace-nowrap rounded-chip border border-control bg-raised px-3 text-sm hover:border-accent disabled:opacity-60"
            >
              {label}
              <X aria-hidden="true" className="size-4 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
