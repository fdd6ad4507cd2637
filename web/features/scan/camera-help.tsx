import { Button } from '#web/ui/button.tsx'

/** What the camera does, in one line. */
export const POINT_AT_ONE = 'Point at one ingredient at a time. Tap a name to add it.'

/** After a while without a find: what helps, and the two other ways. */
export function CameraHelp({ onPhoto, onType }: { onPhoto: () => void; onType: () => void }) {
  return (
    <div role="status">
      <p>Nothing yet. Move closer, add light, or take a photo instead.</p>
      <div className="mt-2 flex gap-2">
        <Button size="sm" variant="outline" className="min-h-11!" onClick={onPhoto}>
          Take a photo
        </Button>
        <Button size="sm" variant="quiet" className="min-h-11!" onClick={onType}>
          Type instead
        </Button>
      </div>
    </div>
  )
}
