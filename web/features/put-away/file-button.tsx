import type { LucideIcon } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

interface FileButtonProps {
  icon: LucideIcon
  label: string
  /** What the files are. */
  filesLabel: string
  accept: string
  onFiles: (files: File[]) => void
  /** On a phone, its picture alone. */
  isSmall?: boolean
  /** What opens it, where another button does so, too. */
  input?: RefObject<HTMLInputElement | null>
}

/** Opens the camera or the gallery of a phone, and files elsewhere. */
export function FileButton({
  icon: Icon,
  label,
  filesLabel,
  accept,
  onFiles,
  isSmall,
  input: given,
}: FileButtonProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = given ?? own
  return (
    <>
      <Button
        variant="outline"
        className={isSmall ? 'min-h-12 px-4! max-lg:px-3! lg:flex-1' : 'min-h-12 flex-1 px-4!'}
        onClick={() => input.current?.click()}
      >
        <Icon aria-hidden="true" className="size-5" />
        <span className={isSmall ? 'max-lg:sr-only' : undefined}>{label}</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label={filesLabel}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
