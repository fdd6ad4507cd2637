import type { z } from 'zod'
import { openChange } from './change-email.ts'
import type { AuthContext } from './context.ts'
import type { openLink as linkContract, verify as verifyContract } from './contract.ts'
import { AuthProblem } from './problem.ts'

export async function verify(
  context: AuthContext,
  { body }: z.output<typeof verifyContract>,
): Promise<Response> {
  if (body.email !== undefined) await context.limits.guess(body.email)
  const open = () => context.ask({ method: 'POST', name: 'verify', body })
  return body.type === 'email_change' && body.token_hash !== undefined
    ? openChange(context, body.token_hash, open, (answer) => answer.ok)
    : open()
}

/** The redirect target, if it is ours: the library also accepts other ports of a loopback host as our site. */
function ownPage(siteUrl: string, wanted = siteUrl): string {
  const site = new URL(siteUrl)
  const page = URL.canParse(wanted) ? new URL(wanted) : site
  const own = page.origin === site.origin ? page : site
  own.hash = ''
  return own.href
}

/** Opens the link of a mail, in a browser that sends nothing but the URL. */
export async function openLink(
  context: AuthContext,
  { type, token, redirect_to }: z.output<typeof linkContract>,
): Promise<Response> {
  const page = ownPage(context.siteUrl, redirect_to)
  const open = () => context.ask({ method: 'GET', name: 'verify', query: { type, token, redirect_to: page } })
  if (type !== 'email_change') return open()
  try {
    return await openChange(context, token, open, (answer) =>
      (answer.headers.get('location') ?? '').includes('#access_token='),
    )
  } catch (error) {
    if (!(error instanceof AuthProblem)) throw error
    const problem = { error: 'access_denied', error_code: error.code, error_description: error.message }
    return new Response(null, {
      status: 303,
      headers: { location: `${page}#${new URLSearchParams(problem)}` },
    })
  }
}
