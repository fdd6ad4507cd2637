// Browsers skip control characters and treat a backslash as a slash; a name before an @ only looks like the host.
const WEB = /^https?:\/\/(?:[^\s/?#\\@:[\]]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/i
const OWN = /^\/(?![/\\])\S*$/
const HIDDEN = /\p{Cc}/u

const matching = (pattern: RegExp, address: string | null | undefined): string | null =>
  address && pattern.test(address) && !HIDDEN.test(address) ? address : null

/** A URL that a link may point to: http or https, never a script, data or a file. Null for everything else. */
export const webAddress = (address: string | null | undefined): string | null => matching(WEB, address)

/** A URL that a picture may be loaded from: on the web, or a path on this site. Null for everything else. */
export const pictureAddress = (address: string | null | undefined): string | null =>
  matching(WEB, address) ?? matching(OWN, address)
