import { clsx } from 'clsx'
import FileUp from 'lucide-react/icons/file-up'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { chosenFiles, droppedFiles, type Picked } from './picked-files.ts'
import * as strings from './strings.ts'

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true

/** A drop beside the area must not replace the app by the file. */
function useNoStrayDrops() {
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    }
    window.addEventListener('dragover', ignore)
    window.addEventListener('drop', ignore)
    return () => {
      window.removeEventListener('dragover', ignore)
      window.removeEventListener('drop', ignore)
    }
  }, [])
}

/** Takes files and folders: dropped, or chosen. */
export function DropArea({ onFiles, error }: { onFiles: (picked: Picked) => void; error?: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useNoStrayDrops()

  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const choose = (chooser: HTMLInputElement) => {
    const picked = chosenFiles(chooser.files)
    // So that the same file can be chosen again.
    chooser.value = ''
    if (picked.files.length > 0) onFiles(picked)
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void droppedFiles(event.dataTransfer).then((picked) => picked.files.length > 0 && onFiles(picked))
      }}
      className={clsx(
        'rounded-card border-2 border-dashed px-5 py-8 text-center transition-colors roomy:py-12',
        isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface',
      )}
    >
      <FileUp aria-hidden="true" className="mx-auto size-10 text-accent" />
      <h2 id={`${id}-title`} className="mt-3 text-2xl">
        {isOver ? (
          strings.dropNow
        ) : (
          <>
            <span className="pointer-coarse:hidden">{strings.dropTitle}</span>
            <span className="hidden pointer-coarse:inline">{strings.dropTitleTouch}</span>
          </>
        )}
      </h2>
      <p className="mx-auto mt-2 max-w-line text-muted">{strings.dropText}</p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Button size="lg" onClick={() => input.current?.click()}>
          {strings.chooseFiles}
        </Button>
        <Button
          size="lg"
          variant="outline"
          className="pointer-coarse:hidden"
          onClick={() => folder.current?.click()}
        >
          {strings.chooseFolder}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={strings.chooseFiles}
        onChange={(event) => choose(event.target)}
      />
      <input
        ref={(chooser) => {
          folder.current = chooser
          if (chooser) chooser.webkitdirectory = true
        }}
        type="file"
        hidden
        aria-label={strings.chooseFolder}
        onChange={(event) => choose(event.target)}
      />
      <p className="mx-auto mt-4 max-w-line text-muted text-sm">{strings.dropPrivate}</p>
      {error && (
        <p role="alert" className="mx-auto mt-4 max-w-line text-danger">
          {error}
        </p>
      )}
    </section>
  )
}
