import spriteUrl from './emoji.svg?url'
import { emojiId } from './emoji-id.ts'

/** The drawing for an ingredient's emoji, the same on every device. Decorative; the name is next to it. */
export function EmojiArt({ emoji, className }: { emoji: string; className?: string }) {
  return (
    <svg aria-hidden="true" focusable="false" viewBox="0 0 32 32" className={className}>
      <use href={`${spriteUrl}#${emojiId(emoji)}`} />
    </svg>
  )
}
