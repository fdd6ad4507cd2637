import { Link } from 'react-router'
import { settings } from '#web/api/settings.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { DeviceNoteSwitch, useNoteSupport } from './device-note-card.tsx'
import * as strings from './strings.ts'

/** No notification can be sent to this browser: what works instead. */
export function PushFailed({ onMail }: { onMail: () => void }) {
  const support = useNoteSupport()
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-danger p-4">
      <p role="alert">{strings.noPushService}</p>
      {settings.sendsEmail && (
        <Button data-main-action variant="outline" onClick={onMail} className="max-sm:w-full">
          {strings.mailInstead}
        </Button>
      )}
      {support === 'ready' && <DeviceNoteSwitch />}
      <p className="text-muted text-sm">
        {rich(strings.onHome, {
          home: (text) => (
            <Link to={paths.home()} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}
