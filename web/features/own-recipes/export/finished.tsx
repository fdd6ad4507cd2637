import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { printBook } from './print-book.ts'
import * as strings from './strings.ts'
import type { FinishedExport, MissingPhotos } from './write-export.ts'

const MEGABYTE = 1_000_000
const LISTED = 20

const sizeOf = ({ size }: Blob) =>
  size < MEGABYTE
    ? strings.kilobytes(Math.max(1, Math.round(size / 1000)))
    : strings.megabytes((size / MEGABYTE).toFixed(1))

interface FinishedProps {
  result: FinishedExport
  isBook: boolean
  onAgain: () => void
  onClose: () => void
}

export function Finished({ result, isBook, onAgain, onClose }: FinishedProps) {
  const { file, name, recipes, missing } = result
  const [isBlocked, setBlocked] = useState(false)
  return (
    <div className="grid gap-4">
      <div role="status">
        <p className="font-semibold">{strings.done(recipes, sizeOf(file))}</p>
        <p className="text-muted">{isBook ? strings.bookReady : strings.saved(name)}</p>
      </div>
      {missing.length > 0 && <Missing missing={missing} />}
      {isBook && (
        <Button onClick={() => void printBook(file).then((isOpen) => setBlocked(!isOpen))}>
          <Printer aria-hidden="true" className="size-5" />
          {strings.print}
        </Button>
      )}
      {isBlocked && (
        <p role="alert" className="text-danger text-sm">
          {strings.printBlocked}
        </p>
      )}
      <Button variant="outline" onClick={() => saveFile(file, name)}>
        <Download aria-hidden="true" className="size-5" />
        {isBook ? strings.download : strings.again}
      </Button>
      <div className="flex gap-3 border-line border-t pt-3">
        <Button variant="quiet" className="flex-1" onClick={onAgain}>
          {strings.back}
        </Button>
        <Button variant={isBook ? 'quiet' : 'solid'} className="flex-1" onClick={onClose}>
          {strings.close}
        </Button>
      </div>
    </div>
  )
}

function Missing({ missing }: { missing: readonly MissingPhotos[] }) {
  const photos = missing.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="rounded-card border border-danger bg-danger-soft px-4 py-3 text-sm">
      <p>{strings.missing(photos)}</p>
      <ul className="mt-1 list-disc pl-5">
        {missing.slice(0, LISTED).map(({ title, count }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: titles repeat, and the list doesn't change
          <li key={at}>{strings.missingOf(title, count)}</li>
        ))}
        {missing.length > LISTED && <li>{strings.moreMissing(missing.length - LISTED)}</li>}
      </ul>
    </div>
  )
}
