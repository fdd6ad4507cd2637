import LoaderCircle from 'lucide-react/icons/loader-circle'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { AskAssistant } from '#web/features/assistant/ask-assistant.tsx'
import { AskDiets } from '#web/features/diets/ask-diets.tsx'
import { OnlyMyDiets } from '#web/features/diets/only-my-diets.tsx'
import { AssistantButton } from '#web/features/pantry/assistant-button.tsx'
import { IngredientChips } from '#web/features/pantry/ingredient-chips.tsx'
import { IngredientEntry } from '#web/features/pantry/ingredient-entry.tsx'
import { addIngredients, removeIngredient } from '#web/features/pantry/list-changes.ts'
import { MethodChoice } from '#web/features/pantry/method-choice.tsx'
import { PopularChips, PopularSkeleton } from '#web/features/pantry/popular-chips.tsx'
import { useCommonIngredients } from '#web/features/pantry/queries.ts'
import { ReadingNotes } from '#web/features/pantry/reading-notes.tsx'
import { Staples } from '#web/features/pantry/staples.tsx'
import { StaplesQuestion } from '#web/features/pantry/staples-question.tsx'
import { StartOver } from '#web/features/pantry/start-over.tsx'
import { useFindRecipes } from '#web/features/pantry/use-find-recipes.ts'
import { type Reading, useReading } from '#web/features/pantry/use-reading.ts'
import { useWizard, wizardProgress } from '#web/features/pantry/use-wizard.ts'
import { WizardProgress } from '#web/features/pantry/wizard-progress.tsx'
import { PhotoReview } from '#web/features/scan/photo-review.tsx'
import { useDroppedPhotos } from '#web/features/scan/use-dropped-photos.ts'
import { useScan } from '#web/features/scan/use-scan.ts'
import { useSharedPhotos } from '#web/features/scan/use-shared-photos.ts'
import { notify } from '#web/lib/toast.ts'
import { sitePage } from '#web/site-map.ts'
import { useSharedLists } from '#web/state/account-lists.ts'
import { type PantryItem, pantryStore } from '#web/state/pantry.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const CameraView = lazy(async () => ({
  default: (await import('#web/features/scan/camera-view.tsx')).CameraView,
}))

// A stable callback, so that chips aren't rerendered while the user types.
const addOne = (one: PantryItem) => addIngredients([one])

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : ''

/** State that another page may bring along. */
interface Brought {
  /** Names or lists, as written. */
  prefilledIngredients?: unknown
  isScanning?: unknown
  isEditing?: unknown
}

/** What is brought along in the URL (?ingredients=2 eggs,rice) or from another page; the same for the whole visit. */
function useArrival() {
  const [search] = useSearchParams()
  const { prefilledIngredients, isScanning, isEditing } = (useLocation().state ?? {}) as Brought
  return useRef({
    ingredients: search.get('ingredients') ?? '',
    prefilled: textOf(prefilledIngredients),
    isScanning: isScanning === true,
    isEditing: isEditing === true,
  }).current
}

const welcome = (items: readonly PantryItem[]) => {
  pantryStore.add(items)
  notify({
    title: 'Ingredients Added!',
    description: items.map(({ name }) => name).join(', '),
    variant: 'success',
  })
}

/** Reads what was brought, once, and removes it from the address. */
function useBrought(
  { ingredients, prefilled, isScanning, isEditing }: ReturnType<typeof useArrival>,
  take: Reading['take'],
) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const taken = useRef(false)
  useEffect(() => {
    const isPlain = !isScanning && !isEditing && ingredients + prefilled === ''
    if (taken.current || isPlain) return
    taken.current = true
    void take(ingredients, pantryStore.add)
    void take(prefilled, welcome)
    void navigate(pathname, { replace: true, state: null })
  }, [ingredients, prefilled, isScanning, isEditing, take, navigate, pathname])
}

export default function AddIngredients() {
  const { title, section } = sitePage('addIngredients')
  const arrival = useArrival()
  const { step, text, setText, items, isTyping, typeThem, goOn, review, chooseAgain, startOver } = useWizard(
    arrival.isEditing || arrival.ingredients + arrival.prefilled !== '',
  )
  const ingredients = useMemo(() => items.map(({ name }) => name), [items])
  const { known, pending } = useCommonIngredients()
  const isShared = useSharedLists()
  const reading = useReading(known, addIngredients)
  useBrought(arrival, reading.take)
  const { find, finding, cancel } = useFindRecipes()

  const [camera, setCamera] = useState(arrival.isScanning)
  const files = useRef<HTMLInputElement>(null)
  const staples = useRef<HTMLDivElement>(null)
  const scan = useScan({
    onAdd: (name) => addIngredients([name]),
    onSeen: review,
    onFailed: chooseAgain,
  })
  const dropping = useDroppedPhotos(scan.scan)
  useSharedPhotos(scan.scan)
  const busy = finding ? 'Finding recipes' : scan.analysing && 'Looking at your photo'

  const findNow = async () => {
    setText('')
    await reading.take(text)
    await find()
  }

  return (
    <div className="wrap pb-28">
      <header className="pt-8 pb-6 md:pt-12 md:pb-8">
        <p className="eyebrow mb-3">{section}</p>
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        <p className="mt-4 max-w-line text-lg text-muted">
          Tell Sous what you have on the counter, in the fridge and at the back of the cupboard.
        </p>
      </header>
      <WizardProgress {...wizardProgress(step, ingredients.length, busy)} />

      {step === 1 ? (
        <section aria-label="Choose how to add ingredients" className="mt-8">
          {scan.analysing ? (
            <Looking onCancel={scan.cancel} />
          ) : (
            <MethodChoice
              onType={typeThem}
              onCamera={() => setCamera(true)}
              onUpload={() => files.current?.click()}
            />
          )}
          {ingredients.length > 0 && (
            <p className="mt-6 text-muted">
              Your list from last time has {ingredients.length}{' '}
              {ingredients.length === 1 ? 'ingredient' : 'ingredients'}.{' '}
              <button
                type="button"
                onClick={goOn}
                className="font-semibold text-accent underline underline-offset-4"
              >
                Continue
              </button>
            </p>
          )}
        </section>
      ) : (
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[1.2fr_1fr] lg:grid-rows-[auto_auto_1fr]">
          {step === 3 && (
            <section aria-label="Review your photo" className={`${cardLook} p-5 md:p-8`}>
              <PhotoReview
                photos={scan.photos}
                analysing={scan.analysing}
                have={ingredients}
                onAdd={(name) => addIngredients([name])}
                onRemove={pantryStore.remove}
                onMore={() => files.current?.click()}
                onCancel={scan.cancel}
              />
            </section>
          )}
          <section aria-label="Add ingredients" className={`${cardLook} p-5 md:p-8`}>
            <IngredientEntry
              known={known}
              have={ingredients}
              text={text}
              onText={setText}
              onPick={addOne}
              onTake={reading.take}
              onSubmit={reading.take}
              autoFocus={isTyping}
              hint="One at a time, or a whole list with amounts: 2 eggs, 500 g flour."
              notes={<ReadingNotes {...reading} />}
            >
              <Button
                type="submit"
                aria-disabled={text.trim() === ''}
                size="lg"
                aria-label="Add ingredient"
                className="px-5 aria-disabled:opacity-55"
              >
                <Plus aria-hidden="true" className="size-5" />
                <span className="max-sm:sr-only">Add</span>
              </Button>
            </IngredientEntry>
            <StaplesQuestion
              className="mt-4 bg-raised"
              onChoose={() => staples.current?.querySelector('input')?.focus()}
            />
          </section>
          <section
            aria-labelledby="your-list"
            className={`${cardLook} p-5 md:p-8 lg:sticky lg:top-32 lg:col-start-2 lg:row-span-3 lg:row-start-1`}
          >
            <h2 id="your-list" className="text-2xl">
              Your ingredients <span className="text-muted tabular-nums">({ingredients.length})</span>
            </h2>
            {/* Before the list, so that it stays in its place while the list grows, and clear of toasts. */}
            <FindBar finding={finding} count={ingredients.length} onFind={findNow} onCancel={cancel} />
            <div className="mt-4">
              {ingredients.length > 0 ? (
                <IngredientChips items={items} known={known} onRemove={removeIngredient} />
              ) : (
                !reading.isReading && (
                  <p className="text-muted">Nothing yet. Type one, or tap a popular one to begin.</p>
                )
              )}
              {isShared && (
                <p className="mt-3 text-muted text-sm">You share this pantry with your household.</p>
              )}
            </div>
            <div className="mt-6 grid">
              <StartOver
                isShared={isShared && ingredients.length > 0}
                onStartOver={() => {
                  scan.startOver()
                  startOver()
                }}
              />
            </div>
          </section>
          <section aria-label="Ideas" className={`${cardLook} grid gap-8 p-5 md:p-8`}>
            <div>
              <h2 className="font-sans font-semibold text-base tracking-normal">Popular</h2>
              <div className="mt-3">
                {pending ? (
                  <PopularSkeleton />
                ) : (
                  <PopularChips known={known} have={ingredients} onAdd={addOne} />
                )}
              </div>
            </div>
            <div ref={staples}>
              <Staples />
            </div>
            <OnlyMyDiets />
          </section>
        </div>
      )}
      <div className="mt-6">
        <AskDiets />
      </div>
      <input
        ref={files}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Photos of your ingredients"
        onChange={({ currentTarget }) => {
          void scan.scan([...(currentTarget.files ?? [])])
          // Allow the same photo to be chosen again.
          currentTarget.value = ''
        }}
      />
      {dropping && (
        <div className="pointer-events-none fixed inset-0 z-40 grid place-items-center bg-scrim">
          <p className="rounded-card border-2 border-accent border-dashed bg-surface px-8 py-6 font-display text-2xl">
            Drop your photo here
          </p>
        </div>
      )}
      {camera && (
        <Suspense>
          <CameraView
            onClose={() => setCamera(false)}
            onCapture={(photo) => {
              setCamera(false)
              void scan.scan([photo])
            }}
          />
        </Suspense>
      )}
      <AskAssistant>{(ask) => <AssistantButton onAsk={ask} />}</AskAssistant>
    </div>
  )
}

function Looking({ onCancel }: { onCancel: () => void }) {
  return (
    <div className={`${cardLook} flex items-center justify-between gap-4 p-5 md:p-8`}>
      <p role="status" className="flex items-center gap-3 text-lg">
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
        Looking at your photo
      </p>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

/** Under the thumb on a phone, whatever the scroll position; in place on a desktop. */
function FindBar(props: { finding: boolean; count: number; onFind: () => void; onCancel: () => void }) {
  const { finding, count, onFind, onCancel } = props
  // Toasts stay clear of it.
  useEffect(() => {
    if (!window.matchMedia?.('(width < 64rem)').matches) return
    document.documentElement.style.setProperty('--toast-rise', '5.5rem')
    return () => void document.documentElement.style.removeProperty('--toast-rise')
  }, [])
  return (
    <div className="mt-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-line max-lg:border-t max-lg:bg-surface max-lg:p-4 max-lg:pr-22 max-lg:pb-[max(1rem,env(safe-area-inset-bottom))]">
      {finding ? (
        <Button size="lg" variant="outline" onClick={onCancel} className="w-full">
          <Spinner label="Finding recipes" />
          Cancel
        </Button>
      ) : (
        <Button size="lg" onClick={onFind} className="w-full">
          <Search aria-hidden="true" className="size-5" />
          Find Recipes
          {count > 0 && <span className="tabular-nums lg:hidden">({count})</span>}
        </Button>
      )}
    </div>
  )
}
