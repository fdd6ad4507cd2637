import { settings } from '#web/api/settings.ts'

/** The contact address besides the form, if the site has one. */
export function MailAddress() {
  if (!settings.contactEmail) return null
  return (
    <p className="text-muted">
      Prefer email?{' '}
      <a href={`mailto:${settings.contactEmail}`} className="text-link">
        {settings.contactEmail}
      </a>
    </p>
  )
}
