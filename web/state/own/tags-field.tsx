import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { addTags } from '#core/own-recipes/tags.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import * as strings from './strings.ts'

const OFFERED = 8
/** What comes after it is still being typed. */
const LAST_COMMA = /^(.*[,;\n])(.*)$/s

interface TagsFieldProps {
  label: string
  tags: readonly string[]
  /** Tags of other recipes. */
  known: readonly string[]
  onChange: (tags: string[]) => void
}

/** Tags as chips; Enter, a comma or leaving the field adds one. */
export function TagsField({ label, tags, known, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('')
  const isFull = tags.length >= OWN_LIMITS.tags
  const add = (text: string) => {
    const next = addTags(tags, text)
    if (next.length > tags.length) onChange(next)
  }
  const type = (text: string) => {
    const [, done = '', rest = text] = LAST_COMMA.exec(text) ?? []
    add(done)
    setTyped(rest.slice(0, OWN_LIMITS.tag))
  }
  const take = () => type(`${typed},`)
  const offered = known.filter((tag) => !tags.includes(tag)).slice(0, OFFERED)
  return (
    <div>
      <TextField
        label={label}
        hint={isFull ? strings.tagsFull(OWN_LIMITS.tags) : undefined}
        placeholder={strings.tagsExample}
        value={typed}
        readOnly={isFull}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        onValue={type}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault()
            take()
          } else if (event.key === 'Backspace' && typed === '') onChange(tags.slice(0, -1))
        }}
        onBlur={take}
        end={
          <Button variant="quiet" className="px-3! text-accent!" disabled={!typed.trim()} onClick={take}>
            {strings.addTyped}
          </Button>
        }
      />
      {tags.length > 0 && (
        <ul aria-label={strings.tags} className="mt-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                aria-label={strings.removeTag(tag)}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
                className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-chip border border-herb bg-herb-soft px-4 font-medium text-sm hover:border-accent"
              >
                <span className="truncate">{tag}</span>
                <X aria-hidden="true" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {offered.length > 0 && !isFull && (
        <ul aria-label={strings.knownTags} className="mt-2 flex flex-wrap gap-2">
          {offered.map((tag) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                aria-label={strings.addTag(tag)}
                onClick={() => add(tag)}
                className="inline-flex min-h-11 max-w-full items-center rounded-chip border border-control px-4 text-sm hover:border-accent"
              >
                <span className="truncate">{tag}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
