import type { Draft } from '#core/contracts/scrape-review.ts'
import type { RecipeEdit } from '#core/contracts/stored-recipes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { editOf, textOf } from '../recipe-edit.ts'
import { RecipeForm } from '../recipe-form.tsx'
import { SourceLink } from '../recipe-preview.tsx'
import { Doubts, DraftChanges, DraftFacts, MarkedLines } from './draft-parts.tsx'
import { useDraft, useEditDraft } from './queries.ts'
import * as strings from './strings.ts'

interface DraftViewProps {
  id: string
  busy: boolean
  editing: boolean
  setEditing: (editing: boolean) => void
  onDecide: (action: 'approve' | 'reject') => void
}

/** A recipe beside the page that it was read from. */
export function DraftView({ id, ...rest }: DraftViewProps) {
  const { data: draft, isError, refetch } = useDraft(id)
  if (isError)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft p-4">
        <p className="font-semibold">{strings.draftFailed}</p>
        <Button size="sm" variant="outline" onClick={() => refetch()}>
          {strings.tryAgain}
        </Button>
      </div>
    )
  if (!draft)
    return (
      <div role="status">
        <span className="sr-only">{strings.draftLoading}</span>
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
    )
  return <Shown draft={draft} {...rest} />
}

function Shown({
  draft,
  busy,
  editing,
  setEditing,
  onDecide,
}: Omit<DraftViewProps, 'id'> & { draft: Draft }) {
  const { recipe, marks } = draft
  return (
    <article aria-labelledby="draft-title" className="grid gap-5">
      <header className="grid gap-2">
        <h2 id="draft-title" className="text-2xl [overflow-wrap:anywhere]">
          {draft.title}
        </h2>
        <SourceLink url={draft.url} />
        <p className="flex flex-wrap gap-2">
          <Badge tone="clay">{strings.quality(draft.quality)}</Badge>
          <Badge tone="clay">{strings.confidence(draft.confidence)}</Badge>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={busy} onClick={() => onDecide('approve')}>
            {strings.approve}
          </Button>
          <Button variant="outline" aria-disabled={busy} onClick={() => onDecide('reject')}>
            {strings.reject}
          </Button>
          <Button variant="quiet" aria-expanded={editing} onClick={() => setEditing(!editing)}>
            {strings.edit}
          </Button>
        </div>
      </header>
      {editing && <Edit draft={draft} onClose={() => setEditing(false)} />}
      {draft.recipe_id && <DraftChanges changes={draft.changes} />}
      <div className="grid gap-6 *:min-w-0 xl:grid-cols-2">
        <section aria-labelledby="draft-result" className="grid content-start gap-4">
          <h3 id="draft-result" className="text-lg">
            {strings.result}
          </h3>
          <Doubts marks={marks} />
          {recipe.description && <p className="text-muted text-sm">{recipe.description}</p>}
          <DraftFacts recipe={recipe} />
          <MarkedLines field="ingredients" lines={recipe.ingredients} marks={marks} />
          <MarkedLines field="instructions" lines={recipe.instructions} marks={marks} ordered />
        </section>
        <section aria-labelledby="draft-page" className="grid content-start gap-4">
          <h3 id="draft-page" className="text-lg">
            {strings.page}
          </h3>
          {draft.page ? (
            <section
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
              tabIndex={0}
              aria-label={strings.pageText(draft.page.title)}
              className="max-h-[70vh] overflow-y-auto whitespace-pre-wrap rounded-card border border-line bg-sunken p-4 text-sm [overflow-wrap:anywhere]"
            >
              {draft.page.text}
            </section>
          ) : (
            <p className="text-muted">{strings.noPage}</p>
          )}
        </section>
      </div>
    </article>
  )
}

function Edit({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const save = useEditDraft(draft.id)
  // Its diets follow from its lines; what is typed here is added to them.
  const before = { ...draft.recipe, dietary_tags: [], quality_score: draft.quality }
  const changed = (edit: RecipeEdit): RecipeEdit => {
    const same = editOf(textOf(before))
    const isNew = ([name, value]: [string, unknown]) =>
      JSON.stringify(value) !== JSON.stringify(same[name as keyof RecipeEdit])
    return Object.fromEntries(Object.entries(edit).filter(isNew))
  }
  return (
    <div className="rounded-card border border-line bg-raised p-4 sm:p-5">
      <RecipeForm
        recipe={before}
        saving={save.isPending}
        onSave={(edit) => save.mutate(changed(edit), { onSuccess: onClose })}
        onClose={onClose}
      />
    </div>
  )
}
