import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'
import type { Said } from './use-said.ts'

interface CameraStatusProps {
  phase: 'off' | 'loading' | 'ready' | 'failed'
  /** Nothing is found in the picture for a while. */
  isLost: boolean
  said: Said
}

interface ShownStatus extends CameraStatusProps {
  onRetry: () => void
}

/** One line under the picture: what was just read, else what to do. */
export function CameraStatus({ phase, isLost, said: { words }, onRetry }: ShownStatus) {
  if (phase === 'failed')
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="alert" className="min-w-0 flex-1 basis-48 text-danger">
          {navigator.onLine === false ? strings.codesOffline : strings.codesFailed}
        </p>
        <Button variant="outline" size="sm" className="min-h-11!" onClick={onRetry}>
          {strings.retry}
        </Button>
      </div>
    )
  if (words !== '') return <p className="font-semibold">{words}</p>
  if (isLost) return <p>{strings.noCodeYet}</p>
  return <p className="text-muted">{phase === 'loading' ? strings.codesLoading : strings.pointAtCode}</p>
}

/** The same for screen readers. How to hold a pack is said once for each start of the camera, not after each pack. */
export function SpokenStatus({ phase, isLost, said }: CameraStatusProps) {
  const [hasHelped, setHelped] = useState(false)
  useEffect(() => {
    if (phase === 'off') setHelped(false)
    else if (isLost) return () => setHelped(true)
  }, [phase, isLost])
  return (
    <div role="status" aria-atomic="false" className="sr-only">
      {said.words !== '' && <p key={said.turn}>{said.words}</p>}
      {isLost && !hasHelped && <p>{strings.noCodeYet}</p>}
    </div>
  )
}
