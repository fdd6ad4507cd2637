import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { addTags } from './draft.ts'
import * as strings from './strings.ts'

const OFFERED = 8

interface TagsFieldProps {
  tags: readonly string[]
  /** Tags of other recipes. */
  known: readonly string[]
  onChange: (tags: readonly string[]) => void
}

/** Tags as chips; Enter, a comma or leaving the field adds one. */
export function TagsField({ tags, known, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('')
  const isFull = tags.length >= OWN_LIMITS.tags
  const take = (text: string) => {
    setTyped('')
    onChange(addTags(tags, text))
  }
  const offered = known.filter((tag) => !tags.includes(tag)).slice(0, OFFERED)
  return (
    <div>
      <TextField
        label={strings.tags}
        hint={isFull ? strings.tagsFull(OWN_LIMITS.tags) : strings.tagsHint}
        value={typed}
        readOnly={isFull}
        enterKeyHint="done"
        autoCapitalize="none"
        onValue={(text) => (/[,;\n]/.test(text) ? take(text) : setTyped(text.slice(0, OWN_LIMITS.tag)))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            take(typed)
          } else if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1))
        }}
        onBlur={() => typed.trim() !== '' && take(typed)}
      />
      {tags.length > 0 && (
        <ul aria-label={strings.chosenTags} className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={strings.removeTag(tag)}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
                className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-herb bg-herb-soft px-4 font-medium text-sm hover:border-accent"
              >
                {tag}
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && !isFull && (
        <ul aria-label={strings.knownTags} className="mt-2 flex flex-wrap gap-2">
          {offered.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={strings.addTag(tag)}
                onClick={() => onChange(addTags(tags, tag))}
                className="inline-flex min-h-11 items-center rounded-chip border border-control px-4 text-sm hover:border-accent"
              >
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
