/** Why a fetch gave nothing. 'rate': the site, or our own pace, asks to come back later. */
type RefusalKind =
  | 'private'
  | 'robots'
  | 'timeout'
  | 'too-large'
  | 'redirects'
  | 'dns'
  | 'protocol'
  | 'port'
  | 'rate'
  | 'other'

interface RefusalDetails {
  /** When it is worth asking again. */
  retryAfterMs?: number
  /** What the site answered, where it did. */
  status?: number
  /** Whether the site was asked for the page at all: a wait for our own pace is no failed attempt. */
  asked?: boolean
}

/** Why a fetch did not happen, in words that are safe to show. */
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
