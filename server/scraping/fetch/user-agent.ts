/** Our name in every robots.txt. */
export const ROBOT_NAME = 'SousBot'

/** Who we are, and where to complain. */
export function userAgentOf(siteUrl: string, contactEmail: string) {
  const contact = [`+${siteUrl.replace(/\/+$/, '')}/`, contactEmail].filter(Boolean).join('; ')
  return `${ROBOT_NAME}/1.0 (${contact})`
}
