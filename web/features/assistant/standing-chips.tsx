import BookOpen from 'lucide-react/icons/book-open'
import X from 'lucide-react/icons/x'
import { liftOf } from '#core/contracts/chat.ts'
import { rich } from '#web/ui/rich.tsx'
import { chat, useChat } from './chat.ts'
import type { ChatMessage } from './message.ts'
import * as strings from './strings.ts'

/** What the last answer kept to, without what was taken back since. */
function standingIn(messages: readonly ChatMessage[]): string[] {
  const at = messages.findLastIndex(({ standing }) => standing !== undefined)
  const since = messages
    .slice(at + 1)
    .flatMap(({ role, content }) => (role === 'user' ? [liftOf(content)] : []))
  return (messages[at]?.standing ?? []).filter((label) => !since.includes(label))
}

interface StandingChipsProps {
  /** The recipe that the chat was opened over. */
  open: { title: string } | undefined
  /** The recipe that questions are about, where none is open. */
  atHand: { title: string } | undefined
  /** The dish that an answer named since: questions are about that one. */
  told: { title: string } | undefined
  onForgetRecipe: () => void
}

/** What holds for every further answer, each with a way to take it back. */
export function StandingChips({ open: page, atHand, told, onForgetRecipe }: StandingChipsProps) {
  const { messages, pending } = useChat()
  const open = told ? undefined : page
  const chips = [
    ...(told ? [{ label: told.title, forget: () => chat.lift(told.title) }] : []),
    ...(atHand && !told ? [{ label: atHand.title, forget: onForgetRecipe }] : []),
    ...standingIn(messages).map((label) => ({ label, forget: () => chat.lift(label) })),
  ]
  if (chips.length === 0 && !open) return null
  return (
    <div className="grid gap-y-1 border-line border-t px-3 py-2">
      {open && (
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <BookOpen aria-hidden="true" className="size-4 shrink-0 text-accent" />
          <span className="truncate">
            {rich(strings.aboutRecipe, {
              quiet: (text) => <span className="text-muted">{text}</span>,
              title: () => <strong>{open.title}</strong>,
            })}
          </span>
        </p>
      )}
      {chips.length > 0 && (
        <div className="flex min-w-0 items-center gap-x-2">
          <span id="standing" className="shrink-0 text-muted text-sm">
            {strings.standingTitle}
          </span>
          {/* In one row that scrolls: the answers need the height. */}
          <ul aria-labelledby="standing" className="-mr-3 flex min-w-0 gap-x-2 overflow-x-auto pr-3">
            {chips.map(({ label, forget }) => (
              <li key={label} className="max-w-full shrink-0">
                <button
                  type="button"
                  disabled={pending !== undefined}
                  onClick={forget}
                  aria-label={strings.forgetLabel(label)}
                  className="inline-flex min-h-11 max-w-full items-center gap-1 whitespace-nowrap rounded-chip border border-control bg-raised px-3 text-sm hover:border-accent disabled:opacity-60"
                >
                  <span className="truncate">{label}</span>
                  <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
