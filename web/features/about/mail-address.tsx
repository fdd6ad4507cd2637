import { settings } from '#web/api/settings.ts'

/** Where to write without the form, if the site has such an address. */
export function MailAddress() {
  if (!settings.contactEmail) return null
  return (
    <p className="text-muted">
      Or from your own mail program:{' '}
      <a href={`mailto:${settings.contactEmail}`} className="text-link">
        {settings.contactEmail}
      </a>
    </p>
  )
}
