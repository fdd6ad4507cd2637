import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

/** What the camera does, in one line. */
export const POINT_AT_ONE = strings.pointAtOne

/** After a while without a find: what helps, and the two other ways. */
export function CameraHelp({ onPhoto, onType }: { onPhoto: () => void; onType: () => void }) {
  return (
    <div role="status">
      <p>{strings.nothingYet}</p>
      <div className="mt-2 flex gap-2">
        <Button size="sm" variant="outline" className="min-h-11!" onClick={onPhoto}>
          {strings.takePhoto}
        </Button>
        <Button size="sm" variant="quiet" className="min-h-11!" onClick={onType}>
          {strings.typeInstead}
        </Button>
      </div>
    </div>
  )
}
