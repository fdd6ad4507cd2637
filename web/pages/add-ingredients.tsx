import ArrowLeft from 'lucide-react/icons/arrow-left'
import Plus from 'lucide-react/icons/plus'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MAX_INGREDIENTS } from '#core/contracts/ingredient-names.ts'
import { AskAssistant } from '#web/features/assistant/ask-assistant.tsx'
import { AskDiets } from '#web/features/diets/ask-diets.tsx'
import { OnlyMyDiets } from '#web/features/diets/only-my-diets.tsx'
import { addWritten } from '#web/features/pantry/add-written.ts'
import { AssistantButton } from '#web/features/pantry/assistant-button.tsx'
import { FindBar } from '#web/features/pantry/find-bar.tsx'
import { IngredientEntry } from '#web/features/pantry/ingredient-entry.tsx'
import { addIngredients } from '#web/features/pantry/list-changes.ts'
import { PopularChips, PopularSkeleton } from '#web/features/pantry/popular-chips.tsx'
import { useCommonIngredients } from '#web/features/pantry/queries.ts'
import { ReadingNotes } from '#web/features/pantry/reading-notes.tsx'
import { StaplesLine } from '#web/features/pantry/staples-line.tsx'
import { StartOver } from '#web/features/pantry/start-over.tsx'
import { tellNotAdded } from '#web/features/pantry/tell-not-added.ts'
import { useFindRecipes } from '#web/features/pantry/use-find-recipes.ts'
import { useReading } from '#web/features/pantry/use-reading.ts'
import { useWizard } from '#web/features/pantry/use-wizard.ts'
import { useWizardArrival } from '#web/features/pantry/use-wizard-arrival.ts'
import { YourList } from '#web/features/pantry/your-list.tsx'
import { DropHint } from '#web/features/scan/drop-hint.tsx'
import { PhotoInput } from '#web/features/scan/photo-input.tsx'
import { PhotoReview } from '#web/features/scan/photo-review.tsx'
import { ScanRow } from '#web/features/scan/scan-row.tsx'
import { ScanStep } from '#web/features/scan/scan-step.tsx'
import { usePhotoScan } from '#web/features/scan/use-photo-scan.ts'
import { ChatTimers } from '#web/features/timers/chat-timers.tsx'
import { focusStartField } from '#web/lib/start-field.ts'
import { paths } from '#web/paths.ts'
import { useSharedLists } from '#web/state/account-lists.ts'
import { type PantryItem, pantryStore } from '#web/state/pantry.ts'
import { type Groceries, handOver } from '#web/state/put-away/handed-over.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import * as strings from './strings.ts'

const CameraView = lazy(async () => ({
  default: (await import('#web/features/scan/camera-view.tsx')).CameraView,
}))

// Stable callbacks, so that chips aren't rerendered while the user types.
const addOne = (one: PantryItem) => addIngredients([one])
const addName = (name: string) => void addIngredients([name])

export default function AddIngredients() {
  const { text, setText, items, startOver } = useWizard()
  const ingredients = useMemo(() => items.map(({ name }) => name), [items])
  const { known, pending } = useCommonIngredients()
  const isShared = useSharedLists()
  const reading = useReading(known, addWritten)
  const { find, finding, cancel } = useFindRecipes()
  const scan = usePhotoScan(addName)
  useWizardArrival(reading.take, scan.openFromLink)
  const [missing, setMissing] = useState<string>()
  const files = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const putAway = (groceries: Groceries) => {
    handOver(groceries)
    void navigate(paths.putAway())
  }
  const choosePhoto = () => files.current?.click()

  const error = ingredients.length >= MAX_INGREDIENTS ? strings.listFull(MAX_INGREDIENTS) : missing
  // Whatever was added, by any way, is no longer missing.
  useEffect(() => {
    if (ingredients.length > 0) setMissing(undefined)
  }, [ingredients.length])

  const addTyped = (typed: string) => {
    if (typed.trim() === '') setMissing(strings.nothingTyped)
    else void reading.take(typed, undefined, true)
  }
  const findNow = async () => {
    setText('')
    const left = await reading.take(text, undefined, true)
    if (pantryStore.get().ingredients.length === 0) {
      setMissing(strings.listEmpty)
      focusStartField()
    }
    if (await find()) tellNotAdded(left)
  }

  return (
    <div className="wrap pb-28 lg:pb-16">
      <Heading step={scan.step} onBack={scan.close} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-6">
        <div className="grid grid-cols-1 gap-4 lg:gap-6">
          {scan.step && (
            <section aria-label={strings.reviewPhoto} className={`${cardLook} p-4 md:p-6`}>
              <PhotoReview
                photos={scan.photos}
                analysing={scan.analysing}
                trouble={scan.trouble}
                have={ingredients}
                onAdd={addName}
                onRemove={pantryStore.remove}
                onMore={choosePhoto}
                onCancel={scan.cancel}
                onPutAway={putAway}
              />
            </section>
          )}
          <div className={`${cardLook} p-4 md:p-6`}>
            <section aria-label={strings.addIngredients}>
              <IngredientEntry
                known={known}
                have={ingredients}
                text={text}
                onText={(typed) => {
                  setMissing(undefined)
                  setText(typed)
                }}
                onPick={addOne}
                onTake={reading.take}
                onSubmit={addTyped}
                error={error}
                isLabelHidden
                isStart={!scan.step}
                hint={strings.entryHint}
                notes={<ReadingNotes {...reading} />}
              >
                <Button
                  type="submit"
                  variant="outline"
                  size="lg"
                  aria-label={strings.addLabel}
                  className="px-5! max-[22.5rem]:px-4!"
                >
                  <Plus aria-hidden="true" className="size-5" />
                  {strings.add}
                </Button>
              </IngredientEntry>
            </section>
            {!scan.step && (
              <div className="mt-3">
                <ScanRow onPhoto={choosePhoto} onCamera={scan.openCamera} trouble={scan.trouble} />
              </div>
            )}
            <div className="mt-3">
              <YourList
                items={items}
                known={known}
                isReading={reading.isReading}
                isShared={isShared}
                startOver={
                  <StartOver
                    count={items.length}
                    isShared={isShared}
                    onStartOver={() => {
                      scan.startOver()
                      startOver()
                    }}
                  />
                }
              />
            </div>
            <FindBar finding={finding} count={ingredients.length} onFind={findNow} onCancel={cancel} />
          </div>
        </div>
        <section aria-label={strings.ideas} className={`${cardLook} grid grid-cols-1 gap-4 p-4 md:p-6`}>
          <h2 className="sr-only">{strings.suggestions}</h2>
          {pending ? <PopularSkeleton /> : <PopularChips known={known} have={ingredients} onAdd={addOne} />}
          <StaplesLine />
          <OnlyMyDiets />
        </section>
      </div>
      <div className="mt-6">
        <AskDiets />
      </div>
      <PhotoInput input={files} onPhotos={(photos) => void scan.scan(photos)} />
      {scan.isDropping && <DropHint />}
      {scan.hasCamera && (
        <Suspense>
          <CameraView
            have={ingredients}
            onAdd={addName}
            onCapture={(photo) => void scan.scan([photo])}
            onPhoto={choosePhoto}
            onClose={scan.close}
            onTrouble={scan.cameraFailed}
          />
        </Suspense>
      )}
      <AskAssistant timers={<ChatTimers />}>{(ask) => <AssistantButton onAsk={ask} />}</AskAssistant>
    </div>
  )
}

function Heading({ step, onBack }: { step?: 2 | 3; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  const isScan = step !== undefined
  // Another step starts at its top, and a screen reader announces it.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (!isScan) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [isScan])
  return (
    <header className="pt-3 pb-3 md:pt-8 md:pb-6">
      {step && (
        <div className="-ml-3 flex items-center gap-2">
          <Button variant="quiet" size="sm" className="min-h-11! px-3!" onClick={onBack}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            {strings.back}
          </Button>
          <ScanStep step={step} />
        </div>
      )}
      <h1
        ref={heading}
        tabIndex={-1}
        className={step ? 'text-2xl roomy:text-3xl' : 'text-3xl max-[22.5rem]:text-2xl roomy:text-title'}
      >
        {step ? strings.photoTitle : strings.kitchenTitle}
      </h1>
    </header>
  )
}
