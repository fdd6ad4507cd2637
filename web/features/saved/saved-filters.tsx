import { useMemo, useState } from 'react'
import { useAllMarks } from '#web/state/own/marks.ts'
import { Select } from '#web/ui/select.tsx'
import * as strings from './strings.ts'

interface Filters {
  /** Those of the saved recipes that fit. */
  ids: readonly string[]
  folders: readonly string[]
  tags: readonly string[]
  folder: string
  tag: string
  setFolder: (folder: string) => void
  setTag: (tag: string) => void
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort((a, b) => a.localeCompare(b))

/** By the folders and tags that the user put them in. */
export function useSavedFilters(all: readonly string[]): Filters {
  const marks = useAllMarks()
  const [folder, setFolder] = useState('')
  const [tag, setTag] = useState('')
  return useMemo(() => {
    const contents = all.flatMap((id) => marks.get(id)?.content ?? [])
    const folders = sorted(contents.flatMap((one) => one.folder ?? []))
    const tags = sorted(contents.flatMap((one) => one.tags))
    // A folder that was emptied meanwhile filters nothing.
    const chosen = { folder: folders.includes(folder) ? folder : '', tag: tags.includes(tag) ? tag : '' }
    const ids = all.filter((id) => {
      const content = marks.get(id)?.content
      return (
        (!chosen.folder || content?.folder === chosen.folder) &&
        (!chosen.tag || content?.tags.includes(chosen.tag))
      )
    })
    return { ids, folders, tags, ...chosen, setFolder, setTag }
  }, [all, marks, folder, tag])
}

/** Only for those who use folders or tags. */
export function SavedFilters({ folders, tags, folder, tag, setFolder, setTag }: Filters) {
  const options = (none: string, names: readonly string[]) => [
    { value: '', label: none },
    ...names.map((name) => ({ value: name, label: name })),
  ]
  if (folders.length + tags.length === 0) return null
  return (
    <div className="mb-5 grid max-w-xl grid-cols-2 gap-3">
      {folders.length > 0 && (
        <Select
          label={strings.folder}
          options={options(strings.allFolders, folders)}
          value={folder}
          onChange={setFolder}
        />
      )}
      {tags.length > 0 && (
        <Select label={strings.tag} options={options(strings.allTags, tags)} value={tag} onChange={setTag} />
      )}
    </div>
  )
}
