import { useState } from 'react'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { emptyMarks } from '#core/own-recipes/empty.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { ownImports } from '#web/state/own/imports.ts'
import { toPhoto } from '#web/state/own/to-photo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ModelOffer } from './model-offer.tsx'
import { type PaperState, paperJob } from './paper-job.ts'
import * as strings from './strings.ts'

interface SeveralRecipesProps extends Extract<PaperState, { phase: 'found' }> {
  onOpen: (index: number) => void
}

const WAYS = [
  ['apart', strings.eachItsOwn],
  ['joined', strings.oneRecipe],
] as const

/** It takes a moment: the user learns when nothing of it is left. */
async function undo(id: string) {
  try {
    const { removed } = await ownImports.undo(id)
    notify({ title: strings.removedRecipes(removed) })
  } catch {
    notify({ title: strings.notUndone, description: strings.notUndoneText, variant: 'destructive' })
  }
}

/** A cookbook, or several photos: the recipes on its pages, to check one by one or to save at once. */
export function SeveralRecipes({ found, files, opened, onOpen }: SeveralRecipesProps) {
  const { recipes } = found
  const isWhole = ({ title, ingredients, instructions }: (typeof recipes)[number]['content']) =>
    title !== '' && ingredients.length + instructions.length > 0
  const wholeOnes = () =>
    new Set(recipes.flatMap(({ content }, at) => (isWhole(content) && !opened.has(at) ? [at] : [])))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(wholeOnes)
  // Arranged in the other way, they are other recipes.
  const [shown, setShown] = useState(recipes)
  if (shown !== recipes) {
    setShown(recipes)
    setChosen(wholeOnes)
  }
  const [isSaving, setSaving] = useState(false)
  const waiting = [...chosen].filter((at) => !opened.has(at))

  /** The photographed pages stay with the recipe; one after the other, a phone has no memory for several. */
  async function picturesOf(pages: readonly number[]): Promise<Blob[]> {
    const kept: Blob[] = []
    for (const page of pages.filter((one) => found.photos.has(one)).slice(0, OWN_LIMITS.photos)) {
      const look = found.looks[page]
      const photo = look && (await toPhoto(look).catch(() => undefined))
      if (photo) kept.push(photo)
    }
    return kept
  }

  async function save() {
    setSaving(true)
    try {
      const id = await ownImports.begin(strings.importName(files[0]?.name ?? ''), waiting.length)
      const brought: Parameters<typeof ownImports.save>[1][number][] = []
      for (const { content, notes, pages } of waiting.flatMap((at) => recipes[at] ?? []))
        brought.push({
          content,
          marks: { ...emptyMarks, note: notes.join('\n').slice(0, OWN_LIMITS.note) || null },
          cooked: [],
          photos: await picturesOf(pages),
        })
      const count = await ownImports.save(id, brought)
      await ownImports.end(id, 'done')
      paperJob.reset()
      notify({
        title: strings.savedRecipes(count),
        variant: 'success',
        link: { label: strings.toCookbook, to: paths.myRecipes() },
        undo: () => void undo(id),
      })
    } catch {
      setSaving(false)
      notify({ title: strings.notSaved, description: strings.notSavedText, variant: 'destructive' })
    }
  }

  return (
    <>
      <div role="status">
        <h3 className="mt-4 text-xl">{strings.severalTitle(recipes.length)}</h3>
      </div>
      <p className="mt-1 text-muted">{strings.severalText}</p>
      {found.troubles.map(({ name, trouble }) => (
        <p key={`${name} ${trouble}`} className="mt-1 max-w-line break-words text-danger">
          {strings.troubleOf(name, trouble)}
        </p>
      ))}
      {found.ways && (
        <fieldset className="mt-4 flex flex-wrap gap-x-6">
          <legend className="sr-only">{strings.arrangement}</legend>
          {WAYS.map(([way, label]) => (
            <label key={way} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="paper-arrangement"
                className="size-5 accent-solid"
                checked={recipes === found.ways?.[way]}
                onChange={() => paperJob.arrange(way)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-2">
        {recipes.map(({ content, pages }, at) => {
          const title = content.title || strings.untitled
          return (
            <li
              key={`${pages.join()} ${title}`}
              className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-3"
            >
              <input
                type="checkbox"
                aria-label={strings.chooseRecipe(title)}
                checked={chosen.has(at) && !opened.has(at)}
                disabled={opened.has(at) || content.title === ''}
                className="size-6 accent-solid"
                onChange={({ target }) => {
                  const next = new Set(chosen)
                  if (target.checked) next.add(at)
                  else next.delete(at)
                  setChosen(next)
                }}
              />
              <div className="min-w-40 flex-1">
                <p className="font-semibold">{title}</p>
                <p className="text-muted text-sm">
                  {strings.recipeFacts(content.ingredients.length, content.instructions.length)} ·{' '}
                  {strings.onPages(pages.map((page) => page + 1))}
                </p>
              </div>
              {opened.has(at) && <Badge>{strings.isChecked}</Badge>}
              <Button variant="outline" size="sm" className="min-h-11" onClick={() => onOpen(at)}>
                {strings.checkRecipe}
              </Button>
            </li>
          )
        })}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button size="lg" disabled={waiting.length === 0 || isSaving} onClick={() => void save()}>
          {strings.saveChosen(waiting.length)}
        </Button>
        <Button size="lg" variant="quiet" onClick={paperJob.reset}>
          {strings.startOver}
        </Button>
      </div>
      <ModelOffer files={files} onRead={(read) => paperJob.show(read, files)} />
    </>
  )
}
