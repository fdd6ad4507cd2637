import { clsx } from 'clsx'
import Image from 'lucide-react/icons/image'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { plainKey } from '#core/shopping/merge.ts'
import { useCommonIngredients } from '#web/features/pantry/queries.ts'
import { addLeftLine } from '#web/features/put-away/add-receipt.ts'
import { CameraPanel } from '#web/features/put-away/camera-panel.tsx'
import { CameraStatus, SpokenStatus } from '#web/features/put-away/camera-status.tsx'
import { CodeFlash } from '#web/features/put-away/code-flash.tsx'
import { DoneScreen } from '#web/features/put-away/done-screen.tsx'
import { FileButton } from '#web/features/put-away/file-button.tsx'
import { FILE_WORDS } from '#web/features/put-away/file-words.ts'
import { LastPutAway } from '#web/features/put-away/last-put-away.tsx'
import { LiveOffers } from '#web/features/put-away/live-offers.tsx'
import { PictureOutcomes } from '#web/features/put-away/picture-outcomes.tsx'
import { PictureWork } from '#web/features/put-away/picture-work.tsx'
import { addSeen, addTyped } from '#web/features/put-away/pile-actions.ts'
import { PileEditor } from '#web/features/put-away/pile-editor.tsx'
import { PutAwayBar } from '#web/features/put-away/put-away-bar.tsx'
import { readDays } from '#web/features/put-away/readers.ts'
import { stillOf } from '#web/features/put-away/still.ts'
import { TaughtLabels } from '#web/features/put-away/taught-labels.tsx'
import { TypeField } from '#web/features/put-away/type-field.tsx'
import { useCodePictures } from '#web/features/put-away/use-code-pictures.ts'
import { useCodeScan } from '#web/features/put-away/use-code-scan.ts'
import { useFinish } from '#web/features/put-away/use-finish.ts'
import { useHandedOver } from '#web/features/put-away/use-handed-over.ts'
import { usePictures } from '#web/features/put-away/use-pictures.ts'
import { usePileRows } from '#web/features/put-away/use-pile-rows.ts'
import { useSaid } from '#web/features/put-away/use-said.ts'
import { Boxes } from '#web/features/scan/boxes.tsx'
import { DownloadNote } from '#web/features/scan/download-note.tsx'
import { DropHint } from '#web/features/scan/drop-hint.tsx'
import { useDroppedPhotos } from '#web/features/scan/use-dropped-photos.ts'
import { seeProduce, useLiveProduce } from '#web/features/scan/use-live-produce.ts'
import { VideoStage } from '#web/features/scan/video-stage.tsx'
import { keepEngine } from '#web/lib/ocr/keep-engine.ts'
import { sitePage } from '#web/site-map.ts'
import { pileStore } from '#web/state/put-away/pile-store.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as strings from './strings.ts'

/** What can't be read says so. */
const isAnyFile = () => true
/** On a phone one column, in which the camera stays at the top. */
const columns =
  'flex flex-col gap-3 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:items-start lg:gap-6'

export default function PutAwayPage() {
  const { title, section } = sitePage('putAway')
  const { known } = useCommonIngredients()
  const { rows, shopping, events, today } = usePileRows()
  const { said, say } = useSaid()
  const [news, setNews] = useState(0)
  const succeed = useCallback(() => setNews((before) => before + 1), [])
  /** What succeeded, other than typing. */
  const tell = useCallback(
    (words: string) => {
      say(words)
      if (words !== '') succeed()
    },
    [say, succeed],
  )
  const { pictures: codePictures, keep } = useCodePictures(rows)
  const finishing = useFinish(rows)
  const names = useMemo(() => new Set(rows.flatMap(({ name }) => (name ? plainKey(name) : []))), [rows])
  const camera = useLiveProduce((name) => names.has(plainKey(name)))
  const [isEditing, setEditing] = useState(false)
  const scan = useCodeScan({
    video: camera.video,
    on: camera.on,
    isPaused: isEditing,
    say: tell,
    onPicture: keep,
  })
  // Produce in view is what is held up; it has no code.
  const isLost = scan.isLost && camera.boxes.length === 0
  const pictures = usePictures(seeProduce, say, succeed)
  const isDropping = useDroppedPhotos((photos) => pictures.take(photos), isAnyFile)
  useHandedOver(pictures.take, say)
  useEffect(keepEngine, [])
  const photos = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLInputElement>(null)

  if (finishing.done)
    return (
      <div className="wrap pb-40">
        <PageHeading title={title} eyebrow={section} />
        <DoneScreen {...finishing.done} onMore={finishing.more} />
      </div>
    )
  return (
    <div className="wrap pb-32">
      {/* The camera takes its room on a phone. */}
      <div className={camera.on ? 'max-lg:not-short:sr-only' : undefined}>
        <PageHeading title={title} eyebrow={section} />
      </div>
      {isDropping && <DropHint />}
      <SpokenStatus phase={scan.phase} isLost={isLost} said={said} />
      <div className={clsx(columns, camera.on && 'max-lg:pt-2')}>
        <div
          className={clsx(
            'max-lg:contents lg:grid lg:grid-cols-1 lg:gap-3',
            camera.on && 'roomy:lg:sticky roomy:lg:top-[calc(var(--header)+3.5rem)]',
          )}
        >
          <CameraPanel
            isOn={camera.on}
            isStarting={camera.isStarting}
            trouble={camera.trouble}
            onStart={camera.start}
            onStop={camera.stop}
            onSwitch={camera.switchCamera}
            onReceipt={async () => {
              const photo = await stillOf(camera.video.current)
              if (photo) pictures.take([photo], 'receipt')
            }}
            onPhoto={() => photos.current?.click()}
            onType={() => field.current?.focus()}
            isLit={camera.isLit}
            onLight={(lit) => void camera.switchLight(lit)}
            status={
              <div className="grid gap-2">
                <CameraStatus phase={scan.phase} isLost={isLost} said={said} onRetry={scan.again} />
                <LiveOffers
                  offers={camera.offers}
                  onAdd={(name) => {
                    camera.drop(name)
                    tell(addSeen(name))
                  }}
                  onDismiss={camera.drop}
                />
                <DownloadNote className="text-muted" />
              </div>
            }
          >
            <VideoStage video={camera.video} label={strings.cameraView} isFilling>
              <Boxes boxes={camera.boxes} />
              <CodeFlash code={scan.flashed} />
            </VideoStage>
          </CameraPanel>
          <div className={clsx('flex items-start gap-2', camera.on ? 'lg:flex-wrap' : 'flex-wrap')}>
            <FileButton
              icon={ReceiptText}
              {...FILE_WORDS.receipt}
              isSmall={camera.on}
              accept="image/*,application/pdf"
              onFiles={(files) => pictures.take(files, 'receipt')}
            />
            <FileButton
              icon={Image}
              {...FILE_WORDS.photo}
              isSmall={camera.on}
              input={photos}
              accept="image/*"
              onFiles={(files) => pictures.take(files)}
            />
            <TypeField
              input={field}
              isSmall={camera.on}
              news={news}
              onText={async (text) => {
                const { words, problem } = await addTyped(text, today)
                if (words) say(words)
                return problem
              }}
            />
          </div>
          {pictures.work && <PictureWork work={pictures.work} onCancel={pictures.cancel} />}
          <PictureOutcomes
            outcomes={pictures.outcomes}
            replace={pictures.replace}
            onAddSeen={(name) => tell(addSeen(name))}
            onAddLine={addLeftLine}
            onLeaveOut={pileStore.removeReceipt}
            onPhoto={(photo, as) => pictures.take([photo], as)}
          />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-3">
          {rows.length === 0 && <LastPutAway />}
          <PileEditor
            rows={rows}
            pictures={codePictures}
            say={tell}
            known={known}
            shopping={shopping}
            events={events}
            today={today}
            camera={camera.on ? camera.video : undefined}
            onEditing={setEditing}
            onReadDay={async (photo) => {
              const frame = photo ?? (camera.video.current && (await createImageBitmap(camera.video.current)))
              return frame ? readDays(frame, today) : []
            }}
          />
          {rows.length > 0 && <LastPutAway />}
          <TaughtLabels />
          {finishing.count > 0 && (
            <PutAwayBar
              count={finishing.count}
              unnamed={rows.length - finishing.count}
              isAsking={rows.some(({ name }) => name === null)}
              onPutAway={finishing.putAway}
            />
          )}
        </div>
      </div>
    </div>
  )
}
