import { useId } from 'react'
import type { Draft } from '#web/state/own/draft.ts'
import { TagsField } from '#web/state/own/tags-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { DoubtNote } from './doubt-note.tsx'
import type { DraftErrors } from './draft.ts'
import * as strings from './strings.ts'
import type { Doubts } from './use-doubts.ts'

interface FieldsProps {
  draft: Draft
  errors: DraftErrors
  doubts: Doubts
  change: (change: Partial<Draft>) => void
}

const hintOf = (why: string | undefined) => why && <DoubtNote why={why} />

const TIMES = [
  ['prep', strings.prepTime],
  ['cook', strings.cookTime],
  ['rest', strings.restTime],
] as const

/** Servings and times. */
export function FactFields({ draft, errors, doubts, change }: FieldsProps) {
  return (
    <div>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
        <TextField
          label={strings.servings}
          autoComplete="off"
          enterKeyHint="next"
          maxLength={40}
          value={draft.servings}
          error={errors.servings}
          hint={hintOf(doubts.servings)}
          onValue={(servings) => change({ servings })}
        />
        {TIMES.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={40}
            value={draft[name]}
            error={errors[name]}
            hint={hintOf(doubts[name])}
            onValue={(typed) => change({ [name]: typed })}
          />
        ))}
      </div>
      <p className="mt-2 text-muted text-sm">{strings.timesHint}</p>
    </div>
  )
}

const DIFFICULTIES = [
  { value: '', label: strings.noDifficulty },
  { value: 'easy', label: strings.easy },
  { value: 'medium', label: strings.medium },
  { value: 'hard', label: strings.hard },
] as const

interface MoreFieldsProps extends FieldsProps {
  known: { tags: readonly string[]; folders: readonly string[] }
}

/** What many recipes have none of. */
export function MoreFields({ draft, errors, doubts, change, known }: MoreFieldsProps) {
  const folders = useId()
  return (
    <div className="grid grid-cols-1 gap-5">
      <TextArea
        label={strings.description}
        rows={3}
        value={draft.description}
        error={errors.description}
        hint={hintOf(doubts.description)}
        onValue={(description) => change({ description })}
      />
      <TagsField
        label={strings.tags}
        tags={draft.tags}
        known={known.tags}
        onChange={(tags) => change({ tags })}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label={strings.folder}
          list={folders}
          autoComplete="off"
          value={draft.folder}
          error={errors.folder}
          onValue={(folder) => change({ folder })}
        />
        <datalist id={folders}>
          {known.folders.map((folder) => (
            <option key={folder} value={folder} />
          ))}
        </datalist>
        <TextField
          label={strings.cuisine}
          autoComplete="off"
          value={draft.cuisine}
          error={errors.cuisine}
          hint={hintOf(doubts.cuisine)}
          onValue={(cuisine) => change({ cuisine })}
        />
        <Select
          label={strings.difficulty}
          options={DIFFICULTIES}
          value={draft.difficulty}
          onChange={(difficulty) => change({ difficulty })}
        />
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label={strings.sourceName}
          hint={hintOf(doubts.sourceName) ?? strings.sourceNameHint}
          value={draft.sourceName}
          error={errors.sourceName}
          onValue={(sourceName) => change({ sourceName })}
        />
        <TextField
          label={strings.sourceUrl}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={draft.sourceUrl}
          error={errors.sourceUrl}
          hint={hintOf(doubts.sourceUrl)}
          onValue={(sourceUrl) => change({ sourceUrl })}
        />
      </div>
    </div>
  )
}
