import { settings } from '#web/api/settings.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

/** The contact address besides the form, if the site has one. */
export function MailAddress() {
  if (!settings.contactEmail) return null
  return (
    <p className="text-muted">
      {rich(strings.mailAddress, {
        address: () => (
          <a href={`mailto:${settings.contactEmail}`} className="text-link">
            {settings.contactEmail}
          </a>
        ),
      })}
    </p>
  )
}
