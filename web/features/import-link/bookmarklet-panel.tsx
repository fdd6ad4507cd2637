import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Copy from 'lucide-react/icons/copy'
import { useCallback, useMemo } from 'react'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { bookmarklet, bookmarkletKey } from './bookmarklet.ts'
import * as strings from './strings.ts'

/** A bookmark that sends the page one is looking at. */
export function BookmarkletPanel() {
  const code = useMemo(() => bookmarklet(location.origin, bookmarkletKey.make()), [])
  // React refuses addresses with a script. This one runs on other pages; here the policy forbids it.
  const address = useCallback((link: HTMLAnchorElement | null) => link?.setAttribute('href', code), [code])
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{strings.buttonText}</p>
      <div className="pointer-coarse:hidden">
        <a
          ref={address}
          href={paths.importPage()}
          draggable
          onClick={(event) => {
            event.preventDefault()
            notify({ title: strings.buttonClicked })
          }}
          className={buttonLook({ variant: 'outline', className: 'cursor-grab' })}
        >
          <BookmarkPlus aria-hidden="true" className="size-5" />
          {strings.buttonName}
        </a>
        <p className="mt-2 text-muted text-sm">{strings.buttonDrag}</p>
      </div>
      <div>
        <p className="font-semibold">{strings.phoneTitle}</p>
        <ol className="mt-1 list-decimal pl-5 text-sm marker:text-muted">
          <li>{strings.phoneStepCopy}</li>
          <li>{strings.phoneStepSave}</li>
          <li>{strings.phoneStepEdit}</li>
          <li>{strings.phoneStepUse}</li>
        </ol>
        <Button
          variant="outline"
          size="sm"
          className="mt-3 min-h-11"
          onClick={() =>
            void copy(code).then(
              () => notify({ title: strings.phoneCopied, variant: 'success' }),
              () => notify({ title: strings.phoneNotCopied }),
            )
          }
        >
          <Copy aria-hidden="true" className="size-4" />
          {strings.phoneCopy}
        </Button>
        <p className="mt-3 text-muted text-sm">{strings.installedHint}</p>
      </div>
    </div>
  )
}

/** Without a secure context there is no clipboard. */
const copy = async (text: string) => {
  if (!navigator.clipboard) throw new Error('no clipboard')
  await navigator.clipboard.writeText(text)
}
