import X from 'lucide-react/icons/x'
import { type SyntheticEvent, useId, useMemo, useState } from 'react'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { marks, useAllMarks, useMarks } from '#web/state/own/marks.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'
import { typedTags } from './typed-tags.ts'
import { notSaved, useDraft } from './use-draft.ts'

/** Every tag and folder in use, by name: what is typed again is chosen from a list. */
function useKnownNames() {
  const all = useAllMarks()
  return useMemo(() => {
    const contents = [...all.values()].map(({ content }) => content)
    const sorted = (names: Iterable<string>) => [...new Set(names)].sort((a, b) => a.localeCompare(b))
    return {
      tags: sorted(contents.flatMap(({ tags }) => tags)),
      folders: sorted(contents.flatMap(({ folder }) => folder ?? [])),
    }
  }, [all])
}

export function TagsField({ recipeId }: { recipeId: string }) {
  const { tags } = useMarks(recipeId)
  const known = useKnownNames().tags
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const list = useId()
  const set = (next: string[]) => void marks.set(recipeId, { tags: next }).catch(notSaved)
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    const next = typedTags(tags, typed)
    if (next.length > OWN_LIMITS.tags) return setError(strings.tagsFull(OWN_LIMITS.tags))
    setError(undefined)
    setTyped('')
    if (next.length > tags.length) set(next)
  }
  return (
    <div>
      <form onSubmit={add}>
        <TextField
          label={strings.tagField}
          placeholder={strings.tagExample}
          list={list}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={OWN_LIMITS.tag}
          value={typed}
          onValue={setTyped}
          error={error}
          end={
            <Button type="submit" variant="quiet" className="px-3! text-accent!" disabled={!typed.trim()}>
              {strings.addTag}
            </Button>
          }
        />
      </form>
      {tags.length > 0 && (
        <ul aria-label={strings.tagsLabel} className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-h-11 max-w-full items-center rounded-chip border border-line bg-sunken pl-4 text-sm"
            >
              <span className="truncate">{tag}</span>
              <Button
                variant="quiet"
                size="icon"
                aria-label={strings.removeTag(tag)}
                onClick={() => set(tags.filter((one) => one !== tag))}
              >
                <X aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <datalist id={list}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </div>
  )
}

const LONGEST_FOLDER = 60

export function FolderField({ recipeId }: { recipeId: string }) {
  const { folder } = useMarks(recipeId)
  const known = useKnownNames().folders
  const list = useId()
  const { text, type, finish } = useDraft(folder ?? '', (typed) =>
    marks.set(recipeId, { folder: typed.trim() || null }),
  )
  return (
    <>
      <TextField
        label={strings.folderLabel}
        placeholder={strings.folderExample}
        list={list}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={LONGEST_FOLDER}
        value={text}
        onValue={type}
        onBlur={finish}
      />
      <datalist id={list}>
        {known.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  )
}
