import type { z } from 'zod'
import { methodNotAllowed, notFound } from '../../errors.ts'
import type { AuthContext, Session, SignedIn } from './context.ts'
import * as contract from './contract.ts'
import type { Call } from './forward.ts'
import { reauthenticate, recover, resend } from './mails.ts'
import { linksDisabled, noToken } from './problem.ts'
import { readInput } from './read-input.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { updateUser } from './update-user.ts'
import { openLink, verify } from './verify.ts'

/** `link`: from a mail, without a key. `user`: with an open session. */
type Needs = 'link' | 'key' | 'user'

interface Route {
  needs: Needs
  /** Whether it counts as an attempt at an account, or as any call. */
  isTry: (query: URLSearchParams) => boolean
  answer: (request: Request, context: AuthContext, signedIn: Session | undefined) => Promise<Response>
}

const open = <Output>(
  isTry: Route['isTry'],
  input: z.ZodType<Output>,
  answer: (context: AuthContext, input: Output) => Promise<Response>,
  needs: Needs = 'key',
): Route => ({
  needs,
  isTry,
  answer: async (request, context) => answer(context, await readInput(request, input)),
})
const signedIn = <Output>(
  isTry: Route['isTry'],
  input: z.ZodType<Output>,
  answer: (context: SignedIn, input: Output) => Promise<Response>,
): Route => ({
  needs: 'user',
  isTry,
  answer: async (request, context, session) => {
    if (!session) throw noToken()
    return answer({ ...context, ...session }, await readInput(request, input))
  },
})

const ask =
  (call: Call) =>
  ({ ask }: AuthContext) =>
    ask(call)
const refuseLinks = () => {
  throw linksDisabled()
}
const always = () => true
const never = () => false
/** Every open page refreshes its session periodically, and many may share a network. */
const unlessRefresh = (query: URLSearchParams) => query.get('grant_type') !== 'refresh_token'

/** All routes of auth/v1. */
const ROUTES = new Map<string, Partial<Record<string, Route>>>(
  Object.entries({
    signup: { POST: open(always, contract.signUp, signUp) },
    token: { POST: open(unlessRefresh, contract.token, signIn) },
    recover: { POST: open(always, contract.recover, recover) },
    resend: { POST: open(always, contract.resend, resend) },
    verify: {
      GET: open(always, contract.openLink, openLink, 'link'),
      POST: open(always, contract.verify, verify),
    },
    user: {
      GET: signedIn(never, contract.nothing, ({ ask, token }) => ask({ method: 'GET', name: 'user', token })),
      PUT: signedIn(always, contract.updateUser, updateUser),
    },
    reauthenticate: { GET: signedIn(always, contract.nothing, reauthenticate) },
    logout: {
      POST: signedIn(never, contract.signOut, ({ ask, token }, { scope }) =>
        ask({ method: 'POST', name: 'logout', query: { scope }, token }),
      ),
    },
    settings: { GET: open(never, contract.nothing, ask({ method: 'GET', name: 'settings' })) },
    health: { GET: open(never, contract.nothing, ask({ method: 'GET', name: 'health' })) },
    '.well-known/jwks.json': {
      GET: open(never, contract.nothing, ask({ method: 'GET', name: '.well-known/jwks.json' })),
    },
    otp: { POST: open(always, contract.nothing, refuseLinks) },
    magiclink: { POST: open(always, contract.nothing, refuseLinks) },
  }),
)

export function findRoute(method: string, url: string): Route {
  const methods = ROUTES.get(new URL(url).pathname.replace(/^\/auth\/v1\//, ''))
  if (!methods) throw notFound()
  // Mail scanners that check a link with HEAD must not use it up.
  const found = methods[method]
  if (!found) throw methodNotAllowed(Object.keys(methods).join(', '))
  return found
}
