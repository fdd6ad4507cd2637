import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { Comparable } from '#core/import/duplicates.ts'
import type { ReadRecipe } from '#core/own-recipes/read-recipe-text.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { deleteOwn, notStored } from '#web/state/own/delete-own.ts'
import type { Draft } from '#web/state/own/draft.ts'
import { marks, useShelves } from '#web/state/own/marks.ts'
import { photos } from '#web/state/own/own-photos.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import { ThumbBar } from '#web/ui/thumb-bar.tsx'
import { AlreadyThere } from './already-there.tsx'
import { BesidePanel } from './beside-panel.tsx'
import { FactFields, MoreFields } from './details-fields.tsx'
import { DoubtNote } from './doubt-note.tsx'
import { changedMarks, type DraftErrors, readDraft, withPasted } from './draft.ts'
import { IngredientsField } from './ingredients-field.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PastePanel } from './paste-panel.tsx'
import { PastedNote } from './pasted-note.tsx'
import { PhotoField } from './photo-field.tsx'
import { PrefilledSummary } from './prefilled-summary.tsx'
import { StepsField } from './steps-field.tsx'
import * as strings from './strings.ts'
import { UnusedLines } from './unused-lines.tsx'
import { useDoubts } from './use-doubts.ts'
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
  /** Under the pictures of a recipe from paper: another way to read them. */
  beside?: (pictures: readonly Blob[], take: (read: Pasted) => void) => ReactNode
}

type Pasted = Pick<ReadRecipe, 'content' | 'notes'>

const MORE: readonly (keyof Draft)[] = [
  ...(['description', 'tags', 'folder', 'cuisine', 'difficulty', 'sourceName', 'sourceUrl'] as const),
]

const lacksLines = ({ ingredients, steps }: Draft) => ingredients.trim() === '' || steps.trim() === ''

function focusNext(form: HTMLFormElement, from: HTMLInputElement) {
  const fields = [...form.querySelectorAll<HTMLElement>('input:not([type=file]), textarea, select')]
  const next = fields.slice(fields.indexOf(from) + 1).find((field) => field.checkVisibility())
  next?.focus()
}

/** The form of a recipe. */
export function RecipeEditor(props: RecipeEditorProps) {
  const { id, isNew, start: given, copiedFrom, paste, onPasted, beside } = props
  const { draft, start, isDirty, isRestored, read, change, replace, finish, reset } = useDraft(
    id,
    isNew,
    given,
  )
  const { doubts, settle } = useDoubts(read, draft)
  const [isPictureKept, setPictureKept] = useState(read?.keepBeside === true)
  /** Without ingredients or steps, they may be among the lines that are left. */
  const [isUnusedFirst, setUnusedFirst] = useState(() => lacksLines(draft))
  const [isRestoredNoted, setRestoredNoted] = useState(isRestored)
  const [pasted, setPasted] = useState<{ ingredients: number; steps: number; before: Draft }>()
  const [errors, setErrors] = useState<DraftErrors>({})
  const [isSaving, setSaving] = useState(false)
  const [isMoreOpen, setMoreOpen] = useState(() => MORE.some((name) => draft[name].length > 0))
  // As it came: what is typed afterwards is the user's own doing.
  const [arrived, setArrived] = useState<Comparable | undefined>(read?.content)
  const guard = useLeaveGuard(isDirty && !isSaving)
  const known = useShelves()
  const navigate = useNavigate()
  const { state } = useLocation()
  const form = useRef<HTMLFormElement>(null)

  const edit = (next: Partial<Draft>) => {
    change(next)
    // Undoing would take the edit along.
    setPasted(undefined)
    const named = Object.keys(next) as (keyof Draft)[]
    settle(named)
    if (named.some((name) => errors[name]))
      setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in next))))
  }

  function showErrors(found: DraftErrors) {
    setErrors(found)
    if (MORE.some((name) => found[name])) setMoreOpen(true)
    // After the fields have been marked.
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  const isBroughtIn = read !== undefined

  async function save() {
    const read = readDraft(draft, copiedFrom)
    if (Object.keys(read.errors).length > 0) return showErrors(read.errors)
    const from = readDraft(start, copiedFrom)
    setSaving(true)
    try {
      if (isPictureKept) read.content.photos.push(...(await keepPictures(read.content.photos.length)))
      await ownRecipes.save(id, read.content, isNew ? undefined : from.content)
      const marked = changedMarks(from.marks, read.marks)
      if (Object.keys(marked).length > 0) await marks.set(id, marked)
    } catch {
      setSaving(false)
      notStored(strings.saveFailed)
      return
    }
    finish()
    await leave(paths.recipe(id))
    notify({
      title: strings.savedRecipe(read.content.title),
      variant: 'success',
      // Whoever brought one in may have more.
      ...(isBroughtIn && { link: { label: strings.addAnother, to: paths.importRecipes() } }),
    })
  }

  /** The pictures of the paper as the last photos; the recipe is saved without one that can't be stored. */
  async function keepPictures(count: number): Promise<string[]> {
    const names: string[] = []
    for (const picture of (read?.beside ?? []).slice(0, OWN_LIMITS.photos - count)) {
      const name = await photos.add(id, picture).catch(() => undefined)
      if (name) names.push(name)
      else notify({ title: strings.photoNotStored, variant: 'destructive' })
    }
    return names
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

  function takePasted({ content, notes }: Pasted) {
    const next = withPasted(draft, content, notes)
    replace(next)
    setUnusedFirst(lacksLines(next))
    setArrived(content)
    setErrors(next.title.trim() === '' ? { title: strings.titleMissing } : {})
    if (MORE.some((name) => next[name].length > 0)) setMoreOpen(true)
    onPasted()
    setPasted({
      ingredients: content.ingredients.length,
      steps: content.instructions.length,
      before: draft,
    })
  }

  if (paste !== undefined) return <PastePanel given={paste} onRead={takePasted} onCancel={onPasted} />
  const unused = <UnusedLines draft={draft} isOpen={isUnusedFirst} onChange={edit} />
  const editor = (
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
      {read && <PrefilledSummary draft={draft} doubts={doubts} />}
      {isNew && arrived && <AlreadyThere id={id} found={arrived} />}
      {pasted && (
        <PastedNote
          ingredients={pasted.ingredients}
          steps={pasted.steps}
          onUndo={() => {
            setPasted(undefined)
            setErrors({})
            replace(pasted.before)
          }}
        />
      )}
      {isUnusedFirst && unused}
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
        hint={doubts.title && <DoubtNote why={doubts.title} />}
        autoComplete="off"
        enterKeyHint="next"
        required
        onValue={(title) => edit({ title })}
      />
      <PhotoField
        recipeId={id}
        names={draft.photos}
        found={read?.photos}
        doubt={doubts.photos}
        offersReading={isNew && !read}
        onChange={(next) => replace((known) => ({ ...known, photos: next(known.photos) }))}
      />
      <FactFields draft={draft} errors={errors} doubts={doubts} change={edit} />
      <IngredientsField
        recipeId={id}
        value={draft.ingredients}
        error={errors.ingredients}
        doubt={doubts.ingredients}
        onValue={(ingredients) => edit({ ingredients })}
        onMoveToSteps={(line, ingredients) =>
          edit({ ingredients, steps: [draft.steps.trimEnd(), line].filter(Boolean).join('\n') })
        }
      />
      <StepsField
        value={draft.steps}
        ingredients={draft.ingredients}
        error={errors.steps}
        doubt={doubts.steps}
        onValue={(steps) => edit({ steps })}
      />
      {!isUnusedFirst && unused}
      <details
        open={isMoreOpen}
        onToggle={(event) => setMoreOpen(event.currentTarget.open)}
        className="border-line border-t pt-3"
      >
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{strings.more}</summary>
        <div className="pt-3">
          <MoreFields draft={draft} errors={errors} doubts={doubts} change={edit} known={known} />
        </div>
      </details>
      <TextArea
        label={strings.note}
        hint={strings.noteHint}
        rows={2}
        value={draft.note}
        error={errors.note}
        onValue={(note) => edit({ note })}
      />
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
  if (!read || read.beside.length === 0) return editor
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,26rem)]">
      {editor}
      <BesidePanel pictures={read.beside} isKept={isPictureKept} onKeep={setPictureKept}>
        {beside?.(read.beside, takePasted)}
      </BesidePanel>
    </div>
  )
}
