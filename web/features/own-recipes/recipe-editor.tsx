import Trash from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ReadRecipe } from '#core/own-recipes/read-recipe-text.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { deleteOwn, notStored } from '#web/state/own/delete-own.ts'
import type { Draft } from '#web/state/own/draft.ts'
import { marks, useShelves } from '#web/state/own/marks.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ThumbBar } from '#web/ui/thumb-bar.tsx'
import { FactFields, MoreFields } from './details-fields.tsx'
import { type DraftErrors, readDraft, withPasted } from './draft.ts'
import { IngredientsField } from './ingredients-field.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PastePanel } from './paste-panel.tsx'
import { PhotoField } from './photo-field.tsx'
import { StepsField } from './steps-field.tsx'
import * as strings from './strings.ts'
import { UnusedLines } from './unused-lines.tsx'
import { useDraft } from './use-draft.ts'
import { guardGone, useLeaveGuard } from './use-leave-guard.ts'

interface RecipeEditorProps {
  id: string
  isNew: boolean
  /** What the form starts with, unless a draft of it is on the device. */
  start: Draft
  copiedFrom: string | null
  /** Starts with a text to read: what was shared, or an empty field to paste into. */
  paste: string | undefined
  onPasted: () => void
}

const MORE: readonly (keyof Draft)[] = [
  ...(['description', 'tags', 'folder', 'cuisine', 'difficulty', 'sourceName', 'sourceUrl'] as const),
]

function focusNext(form: HTMLFormElement, from: HTMLInputElement) {
  const fields = [...form.querySelectorAll<HTMLElement>('input:not([type=file]), textarea, select')]
  const next = fields.slice(fields.indexOf(from) + 1).find((field) => field.checkVisibility())
  next?.focus()
}

/** The form of a recipe. */
export function RecipeEditor({ id, isNew, start: given, copiedFrom, paste, onPasted }: RecipeEditorProps) {
  const { draft, start, isDirty, isRestored, change, replace, finish, reset } = useDraft(id, isNew, given)
  const [isRestoredNoted, setRestoredNoted] = useState(isRestored)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [isSaving, setSaving] = useState(false)
  const [isMoreOpen, setMoreOpen] = useState(() => MORE.some((name) => draft[name].length > 0))
  const guard = useLeaveGuard(isDirty && !isSaving)
  const known = useShelves()
  const navigate = useNavigate()
  const { state } = useLocation()
  const form = useRef<HTMLFormElement>(null)

  const edit = (next: Partial<Draft>) => {
    change(next)
    const named = Object.keys(next) as (keyof Draft)[]
    if (named.some((name) => errors[name]))
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in next))))
  }

  function showErrors(found: DraftErrors) {
    setErrors(found)
    if (MORE.some((name) => found[name])) setMoreOpen(true)
    // After the fields have been marked.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  async function save() {
    const read = readDraft(draft, copiedFrom)
    if (Object.keys(read.errors).length > 0) return showErrors(read.errors)
    const from = readDraft(start, copiedFrom)
    setSaving(true)
    try {
      await ownRecipes.save(id, read.content, isNew ? undefined : from.content)
      const isMarked = JSON.stringify(read.marks) !== JSON.stringify(from.marks)
      if (isMarked) await marks.set(id, read.marks)
    } catch {
      setSaving(false)
      notStored(strings.saveFailed)
      return
    }
    finish()
    await leave(paths.recipe(id))
    notify({ title: strings.savedRecipe(read.content.title), variant: 'success' })
  }

  /** In place of the form, so that Back doesn't reopen it. */
  async function leave(to: string) {
    await guardGone()
    if ((state as { from?: unknown } | null)?.from === to) void navigate(-1)
    else void navigate(to, { replace: true })
  }

  async function remove() {
    setSaving(true)
    if (await deleteOwn(id, draft.title.trim() || start.title)) {
      finish()
      await leave(paths.myRecipes())
    } else setSaving(false)
  }

  function takePasted({ content, notes }: ReadRecipe) {
    const next = withPasted(draft, content, notes)
    replace(next)
    setErrors(next.title.trim() === '' ? { title: strings.titleMissing } : {})
    if (MORE.some((name) => next[name].length > 0)) setMoreOpen(true)
    onPasted()
    notify({
      title: strings.pastedTitle,
      description: strings.pastedText(content.ingredients.length, content.instructions.length),
      undo: () => replace(draft),
    })
  }

  if (paste !== undefined) return <PastePanel given={paste} onRead={takePasted} onCancel={onPasted} />
  return (
    <form
      ref={form}
      noValidate
      data-typed-above-bar=""
      className="grid max-w-4xl grid-cols-1 gap-7 max-lg:not-short:pb-24"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSaving) void save()
      }}
      onKeyDown={(event) => {
        // Enter in a single-line field goes on to the next one, it doesn't end the recipe.
        const { target } = event
        const isLine = target instanceof HTMLInputElement && target.type !== 'file'
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        if (event.metaKey || event.ctrlKey) void save()
        else if (isLine) {
          // A tag was added: the next one may follow.
          if (!event.defaultPrevented) focusNext(event.currentTarget, target)
          event.preventDefault()
        }
      }}
    >
      {isRestoredNoted && isDirty && (
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-accent-soft px-4 py-2"
        >
          {strings.restored}
          <Button
            variant="outline"
            size="sm"
            className="min-h-11"
            onClick={() => {
              setRestoredNoted(false)
              reset()
            }}
          >
            {strings.discard}
          </Button>
        </p>
      )}
      <TextField
        label={strings.recipeTitle}
        value={draft.title}
        error={errors.title}
        autoComplete="off"
        enterKeyHint="next"
        required
        onValue={(title) => edit({ title })}
      />
      <PhotoField
        recipeId={id}
        names={draft.photos}
        onChange={(next) => replace((known) => ({ ...known, photos: next(known.photos) }))}
      />
      <FactFields draft={draft} errors={errors} change={edit} />
      <IngredientsField
        recipeId={id}
        value={draft.ingredients}
        error={errors.ingredients}
        onValue={(ingredients) => edit({ ingredients })}
        onMoveToSteps={(line, ingredients) =>
          edit({ ingredients, steps: [draft.steps.trimEnd(), line].filter(Boolean).join('\n') })
        }
      />
      <StepsField
        value={draft.steps}
        ingredients={draft.ingredients}
        error={errors.steps}
        onValue={(steps) => edit({ steps })}
      />
      <UnusedLines
        lines={draft.unused}
        onAdd={() => {
          setMoreOpen(true)
          edit({
            description: [draft.description.trimEnd(), ...draft.unused].filter(Boolean).join('\n'),
            unused: [],
          })
        }}
        onDrop={() => edit({ unused: [] })}
      />
      <details
        open={isMoreOpen}
        onToggle={(event) => setMoreOpen(event.currentTarget.open)}
        className="border-line border-t pt-3"
      >
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{strings.more}</summary>
        <div className="pt-3">
          <MoreFields draft={draft} errors={errors} change={edit} known={known} />
        </div>
      </details>
      {!isNew && (
        <Button variant="quiet" className="justify-self-start text-danger" onClick={() => void remove()}>
          <Trash aria-hidden="true" className="size-5" />
          {strings.deleteRecipe}
        </Button>
      )}
      <ThumbBar className="lg:sticky lg:bottom-0 lg:z-20 lg:border-line lg:border-t lg:bg-bg lg:py-3">
        <Button type="submit" size="lg" disabled={isSaving} className="w-full lg:w-auto lg:min-w-60">
          {isSaving ? strings.saving : strings.save}
        </Button>
      </ThumbBar>
      <LeaveDialog
        open={guard.isAsking}
        onStay={guard.stay}
        onKeep={() => void guard.leave()}
        onDiscard={() => {
          finish()
          void guard.leave()
        }}
      />
    </form>
  )
}
