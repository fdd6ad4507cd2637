import Camera from 'lucide-react/icons/camera'
import FileText from 'lucide-react/icons/file-text'
import Plus from 'lucide-react/icons/plus'
import { type RefObject, useRef, useState } from 'react'
import type { PaperLanguage } from '#core/paper/guess-language.ts'
import { PAPER_LIMITS } from '#web/lib/ocr/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { LANGUAGE_OPTIONS } from './language-options.ts'
import { ModelOffer } from './model-offer.tsx'
import { PageList } from './page-list.tsx'
import { type PaperState, paperJob } from './paper-job.ts'
import * as strings from './strings.ts'

interface FileInputProps {
  input: RefObject<HTMLInputElement | null>
  label: string
  accept: string
  isCamera?: boolean
}

function FileInput({ input, label, accept, isCamera = false }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept={accept}
      multiple={!isCamera}
      hidden
      aria-label={label}
      {...(isCamera && { capture: 'environment' })}
      onChange={({ currentTarget }) => {
        paperJob.add([...(currentTarget.files ?? [])])
        // So that the same file can be chosen again.
        currentTarget.value = ''
      }}
    />
  )
}

/** Photos from the camera or the gallery, and PDFs; several are put in order before they are read. */
export function ChoosePaper({ pages, isCut, isOther }: Extract<PaperState, { phase: 'choosing' }>) {
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [language, setLanguage] = useState<PaperLanguage | ''>('')
  const isEmpty = pages.length === 0
  return (
    <>
      <FileInput input={camera} label={strings.takePhoto} accept="image/*" isCamera />
      <FileInput input={files} label={strings.choosePhotos} accept="image/*,application/pdf,.pdf,.heic" />
      {isEmpty ? (
        <div className="mt-5 flex flex-wrap gap-3">
          {/* A computer has no camera to hold above a book. */}
          <Button className="hidden pointer-coarse:inline-flex" onClick={() => camera.current?.click()}>
            <Camera aria-hidden="true" className="size-5" />
            {strings.takePhoto}
          </Button>
          <Button variant="outline" onClick={() => files.current?.click()}>
            <FileText aria-hidden="true" className="size-5" />
            {strings.choosePhotos}
          </Button>
        </div>
      ) : (
        <>
          <h3 className="mt-5 text-lg">{strings.pagesTitle(pages.length)}</h3>
          {pages.length > 1 && <p className="mt-1 text-muted text-sm">{strings.pagesHint}</p>}
          <PageList pages={pages} />
          <div className="mt-4 flex flex-wrap items-end gap-3">
            <Button variant="outline" onClick={() => files.current?.click()}>
              <Plus aria-hidden="true" className="size-5" />
              {strings.addPages}
            </Button>
            <Button
              variant="outline"
              className="hidden pointer-coarse:inline-flex"
              onClick={() => camera.current?.click()}
            >
              <Camera aria-hidden="true" className="size-5" />
              {strings.takePhoto}
            </Button>
            <Select
              label={strings.language}
              value={language}
              onChange={setLanguage}
              options={[{ value: '' as const, label: strings.anyLanguage }, ...LANGUAGE_OPTIONS]}
            />
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button
              size="lg"
              onClick={() =>
                void paperJob.read(
                  pages.map(({ file }) => file),
                  language || undefined,
                )
              }
            >
              {strings.readPages(pages.length)}
            </Button>
            <Button size="lg" variant="quiet" onClick={paperJob.reset}>
              {strings.cancel}
            </Button>
          </div>
          <ModelOffer
            files={pages.map(({ file }) => file)}
            onRead={(read) =>
              paperJob.show(
                read,
                pages.map(({ file }) => file),
              )
            }
          />
        </>
      )}
      {(isCut || isOther) && (
        <p role="status" className="mt-3 text-danger">
          {isCut ? strings.tooManyPages(PAPER_LIMITS.pages) : strings.noPaperFiles}
        </p>
      )}
    </>
  )
}
