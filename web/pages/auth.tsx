import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { AuthForm } from '#web/features/account/auth-form.tsx'
import { type AuthMode, authMode, MODE_TITLES } from '#web/features/account/mode.ts'
import { sendsAccountEmail } from '#web/features/account/sends-email.ts'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { useSession } from '#web/state/session.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Illustration } from '#web/ui/illustration.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

const LEADS: Record<AuthMode, string> = {
  'sign-in': 'Good to see you again. Everything is where you left it.',
  'sign-up': 'An account keeps your pantry, lists and recipes in sync. You don’t need one to cook.',
  'forgot-password': 'Enter your email and we’ll send you a link to choose a new password.',
  'reset-password': 'Choose a new password. Your other devices will be signed out.',
}

const NO_EMAIL =
  'This server can’t send email. Request a link here, then ask the person who runs it to send it to you.'

const KEPT: readonly string[] = [
  'Saved recipes, your pantry and the shopping list, on every device',
  'Diets, allergies and units, remembered wherever you cook',
  'A record of what you cooked, and achievements along the way',
]

export default function Auth() {
  const { section } = sitePage('auth')
  const [search] = useSearchParams()
  const mode = authMode(search.get('mode'))
  const { status, user, recovering } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)

  // Changing the mode is a new screen, though the path is the same.
  const shown = useRef(mode)
  useEffect(() => {
    document.title = `${MODE_TITLES[mode]} · Sous`
    if (shown.current === mode) return
    shown.current = mode
    heading.current?.focus()
  }, [mode])

  const resetting = mode === 'reset-password'
  if (status === 'signed-in' && !(resetting && recovering)) {
    const state = mode === 'sign-up' ? { isNewAccount: true } : undefined
    return <Navigate to={paths.home()} replace state={state} />
  }
  return (
    <div className="wrap grid gap-x-16 gap-y-5 pt-4 pb-16 md:grid-cols-[1fr_26rem] md:grid-rows-[auto_1fr] md:gap-y-8 md:pt-12">
      <header className="min-w-0">
        <p className="eyebrow mb-3 max-md:hidden">{section}</p>
        <h1 ref={heading} tabIndex={-1} className="text-title cramped:text-3xl">
          {MODE_TITLES[mode]}
        </h1>
        <p className="mt-2 max-w-line text-muted md:mt-4 md:text-lg">
          {mode === 'forgot-password' && !sendsAccountEmail() ? NO_EMAIL : LEADS[mode]}
        </p>
      </header>
      <div className="min-w-0 md:row-span-2">
        <section aria-label={MODE_TITLES[mode]} className={`${cardLook} p-5 sm:p-8`}>
          {status === 'loading' ? (
            <div className="grid min-h-48 place-items-center">
              <Spinner label="Checking your sign-in" />
            </div>
          ) : resetting && status === 'signed-out' ? (
            <NoLink />
          ) : (
            <AuthForm mode={mode} account={resetting ? user?.email : undefined} />
          )}
        </section>
        {!resetting && <OtherWays mode={mode} />}
      </div>
      <div className="border-line border-t pt-8 md:max-w-line">
        <ul className="grid gap-4">
          {KEPT.map((text) => (
            <li key={text} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb" />
              {text}
            </li>
          ))}
        </ul>
        <Illustration name="story" className="mt-10 w-88 max-md:hidden" />
      </div>
    </div>
  )
}

function OtherWays({ mode }: { mode: AuthMode }) {
  return (
    <div className="mt-5 grid gap-2 text-center">
      <p>
        {mode === 'sign-up' ? 'Already have an account? ' : 'New to Sous? '}
        <Link to={mode === 'sign-up' ? paths.auth() : { search: 'mode=sign-up' }} className="text-link">
          {mode === 'sign-up' ? 'Sign in' : 'Sign up'}
        </Link>
      </p>
      <LinkButton to={paths.home()} variant="quiet" className="justify-self-center">
        Continue without account
      </LinkButton>
    </div>
  )
}

/** Without the token from a fresh link, there is nothing to reset. */
function NoLink() {
  const { linkProblem } = useSession()
  return (
    <div role="status" className="grid gap-4">
      <h2 className="text-2xl">
        {linkProblem ? 'This link no longer works' : 'Open the link in your email'}
      </h2>
      <p className="text-muted">
        {linkProblem ?? 'Open this page from a password reset link. Each link works once, for an hour.'}
      </p>
      <LinkButton to={paths.auth('forgot-password')}>Request a new link</LinkButton>
      <LinkButton to={paths.auth()} variant="outline">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back to sign in
      </LinkButton>
    </div>
  )
}
