import type { LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

interface FileButtonProps {
  icon: LucideIcon
  label: string
  /** What the files are. */
  filesLabel: string
  accept: string
  onFiles: (files: File[]) => void
}

/** Opens the camera or the gallery of a phone, and files elsewhere. */
export function FileButton({ icon: Icon, label, filesLabel, accept, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outline" className="min-h-12 flex-1 px-4!" onClick={() => input.current?.click()}>
        <Icon aria-hidden="true" className="size-5" />
        {label}
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
