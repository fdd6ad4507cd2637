import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { PickedPage } from './paper-job.ts'
import { paperJob } from './paper-job.ts'
import { isPdf } from './read-files.ts'
import * as strings from './strings.ts'

/** A photo that the browser can't show, such as a HEIC, is a sheet of paper. */
function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (isPdf(file)) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className="grid h-16 w-12 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken">
      {address ? (
        <img src={address} alt="" className="size-full object-cover" onError={() => setAddress(undefined)} />
      ) : (
        <FileText aria-hidden="true" className="size-6 text-muted" />
      )}
    </span>
  )
}

/** The chosen pages, in the order in which they are read. */
export function PageList({ pages }: { pages: readonly PickedPage[] }) {
  return (
    <ol className="mt-4 grid grid-cols-1 gap-2">
      {pages.map(({ id, file }, at) => (
        <li key={id} className="flex items-center gap-3 rounded-card border border-line bg-raised p-2">
          <Thumbnail file={file} />
          <span className="min-w-0 flex-1 truncate">{strings.pageName(at + 1, file.name)}</span>
          <div className="flex shrink-0">
            {pages.length > 1 && (
              <>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={strings.moveUp(at + 1)}
                  disabled={at === 0}
                  onClick={() => paperJob.move(at, at - 1)}
                >
                  <ArrowUp aria-hidden="true" className="size-5" />
                </Button>
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={strings.moveDown(at + 1)}
                  disabled={at === pages.length - 1}
                  onClick={() => paperJob.move(at, at + 1)}
                >
                  <ArrowDown aria-hidden="true" className="size-5" />
                </Button>
              </>
            )}
            <Button
              variant="quiet"
              size="icon"
              aria-label={strings.removePage(at + 1)}
              onClick={() => paperJob.remove(id)}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
        </li>
      ))}
    </ol>
  )
}
