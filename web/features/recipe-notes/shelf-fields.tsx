import { useId, useState } from 'react'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { marks, useMarks, useShelves } from '#web/state/own/marks.ts'
import { TagsField } from '#web/state/own/tags-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'
import { notSaved, useStoredText } from './use-stored-text.ts'

export function RecipeTags({ recipeId }: { recipeId: string }) {
  const stored = useMarks(recipeId).tags
  const known = useShelves().tags
  // Until it is stored: the next tag may come before that.
  const [chosen, setChosen] = useState<string[]>()
  const set = (tags: string[]) => {
    setChosen(tags)
    void marks
      .set(recipeId, { tags })
      .catch(notSaved)
      .finally(() => setChosen((now) => (now === tags ? undefined : now)))
  }
  return <TagsField label={strings.tagField} tags={chosen ?? stored} known={known} onChange={set} />
}

export function FolderField({ recipeId }: { recipeId: string }) {
  const { folder } = useMarks(recipeId)
  const known = useShelves().folders
  const list = useId()
  const { text, type, finish } = useStoredText(folder ?? '', (typed) =>
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
        maxLength={OWN_LIMITS.folder}
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
