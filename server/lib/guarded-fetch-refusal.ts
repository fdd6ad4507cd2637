/** Why a fetch gave nothing. 'rate': the site, or our own pace, asks to come back later. */
type RefusalKind =
  | 'private'
  | 'robots'
  | 'removed'
  | 'timeout'
  | 'too-large'
  | 'redirects'
  | 'dns'
  | 'protocol'
  | 'port'
  | 'rate'
  | 'other'

interface RefusalDetails {
  /** When to retry. */
  retryAfterMs?: number
  /** The site's status, if it responded. */
  status?: number
  /** Whether the page was actually requested: a wait for our own rate limit isn't a failed attempt. */
  asked?: boolean
}

/** Why a fetch did not happen, in a message that is safe to show. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
  readonly retryAfterMs: number | undefined
  readonly status: number | undefined
  readonly asked: boolean

  constructor(
    readonly kind: RefusalKind,
    message: string,
    { retryAfterMs, status, asked = true }: RefusalDetails = {},
  ) {
    super(message)
    this.retryAfterMs = retryAfterMs
    this.status = status
    this.asked = asked
  }
}
