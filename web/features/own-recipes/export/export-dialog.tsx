import { useMemo, useState } from 'react'
import type { ExportFormat } from '#core/own-recipes/export/exported-own.ts'
import { cookLog } from '#web/state/own/cook-log.ts'
import { useAllMarks } from '#web/state/own/marks.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { useOwnRecipes } from '#web/state/own/own-recipes.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Select } from '#web/ui/select.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Finished } from './finished.tsx'
import { FormatField } from './format-field.tsx'
import { scopesOf } from './scopes.ts'
import * as strings from './strings.ts'
import { useExport } from './use-export.ts'

interface ExportDialogProps {
  /** What a search or a filter shows; undefined if it is everything. */
  shown: readonly OwnRecipe[] | undefined
  onClose: () => void
}

const LONGEST_TITLE = 80

/** What, in which format, and the file with what is missing in it. */
export function ExportDialog({ shown, onClose }: ExportDialogProps) {
  const { state, start, cancel, again } = useExport()
  const { form, count, withPhotos, read } = useChoice(shown)
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={strings.exportTitle}>
      {state.step === 'choose' && (
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            if (count > 0) void start(read())
          }}
        >
          {form}
          {state.error && (
            <p role="alert" className="text-danger">
              {state.error}
            </p>
          )}
          <div className="sticky -bottom-5 -mx-5 -mb-5 border-line border-t bg-surface px-5 py-3">
            <Button type="submit" className="w-full" disabled={count === 0}>
              {count === 0 ? strings.nothing : strings.start(count)}
            </Button>
          </div>
        </form>
      )}
      {state.step === 'write' && (
        <div className="grid gap-4">
          <p aria-hidden="true" className="font-semibold tabular-nums">
            {strings.progress(state.done, state.all)}
          </p>
          <ProgressBar
            label={strings.exporting}
            value={state.done}
            max={state.all}
            text={strings.progress(state.done, state.all)}
          />
          {withPhotos && <p className="text-muted text-sm">{strings.keepOpen}</p>}
          <Button variant="outline" onClick={cancel}>
            {strings.cancel}
          </Button>
        </div>
      )}
      {state.step === 'finished' && (
        <Finished result={state.result} isBook={state.isBook} onAgain={again} onClose={onClose} />
      )}
    </Sheet>
  )
}

/** The fields, and what is chosen in them. */
function useChoice(shown: readonly OwnRecipe[] | undefined) {
  const recipes = useOwnRecipes()
  const marks = useAllMarks()
  const scopes = useMemo(() => scopesOf({ recipes: recipes.values(), marks, shown }), [recipes, marks, shown])
  const [scope, setScope] = useState(shown ? 'shown' : 'all')
  const [format, setFormat] = useState<ExportFormat>('sous')
  const [photos, setPhotos] = useState<boolean>()
  const [title, setTitle] = useState(strings.myCookbook)
  // A list for other programs is read as text: photos only if they are asked for.
  const withPhotos = format === 'sous' || (photos ?? format !== 'json-ld')
  const chosen = scopes.find(({ value }) => value === scope) ?? scopes[0]
  const form = (
    <>
      <div>
        <Select label={strings.what} options={scopes} value={scope} onChange={setScope} />
        {[...recipes.values()].some(({ isMine }) => !isMine) && (
          <p className="mt-1 text-muted text-sm">{strings.onlyYours}</p>
        )}
      </div>
      <FormatField
        value={format}
        onChange={(next) => {
          setFormat(next)
          setPhotos(undefined)
        }}
      >
        {format !== 'sous' && (
          <div className="grid gap-3 pb-2 pl-4">
            <Switch
              label={strings.withPhotos}
              hint={format === 'json-ld' ? strings.largePhotos : undefined}
              on={withPhotos}
              onChange={setPhotos}
            />
            {format === 'book' && (
              <TextField
                label={strings.bookTitle}
                value={title}
                maxLength={LONGEST_TITLE}
                onValue={setTitle}
              />
            )}
          </div>
        )}
      </FormatField>
    </>
  )
  const wanted = chosen?.recipes ?? []
  const read = () => {
    const log = cookLog.byRecipe()
    return {
      ...{ format, withPhotos, title: title.trim() || strings.myCookbook },
      recipes: wanted.map(({ id, content, createdAt }) => ({
        ...{ id, content, createdAt },
        marks: marks.get(id)?.content ?? null,
        cookLog: log.get(id) ?? [],
      })),
    }
  }
  return { form, count: wanted.length, withPhotos, read }
}
