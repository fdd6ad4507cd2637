import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import { useEffect, useRef } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { AuthForm } from '#web/features/account/auth-form.tsx'
import { type AuthMode, authMode, MODE_TITLES } from '#web/features/account/mode.ts'
import { sendsAccountEmail } from '#web/features/account/sends-email.ts'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { isForNote, toNote, toNoteSignIn } from '#web/state/note-place.ts'
import { useSession } from '#web/state/session.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Illustration } from '#web/ui/illustration.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import * as strings from './strings.ts'

const LEADS: Record<AuthMode, string> = {
  'sign-in': strings.signInLead,
  'sign-up': strings.signUpLead,
  'forgot-password': strings.forgotLead,
  'reset-password': strings.resetLead,
}

const NOTE_LEADS: Partial<Record<AuthMode, string>> = {
  'sign-in': strings.signInForNoteLead,
  'sign-up': strings.signUpForNoteLead,
}

const KEPT = [strings.accountKeepsLists, strings.accountKeepsDiets, strings.accountKeepsRecord]

export default function Auth() {
  const { section } = sitePage('auth')
  const [search] = useSearchParams()
  const mode = authMode(search.get('mode'))
  const isNote = isForNote(search)
  const next = isNote ? toNote : paths.home()
  const { status, user, recovering } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)

  // Changing the mode is a new screen, though the path is the same.
  const shown = useRef(mode)
  useEffect(() => {
    document.title = strings.pageTitle(MODE_TITLES[mode])
    if (shown.current === mode) return
    shown.current = mode
    heading.current?.focus()
  }, [mode])

  const resetting = mode === 'reset-password'
  if (status === 'signed-in' && !(resetting && recovering)) {
    const state = mode === 'sign-up' ? { isNewAccount: true } : undefined
    return <Navigate to={next} replace state={state} />
  }
  return (
    <div className="wrap grid gap-x-16 gap-y-5 pt-4 pb-16 md:grid-cols-[1fr_26rem] md:grid-rows-[auto_1fr] md:gap-y-8 md:pt-12">
      <header className="min-w-0">
        <p className="eyebrow mb-3 max-md:hidden">{section}</p>
        <h1 ref={heading} tabIndex={-1} className="text-title cramped:text-3xl">
          {MODE_TITLES[mode]}
        </h1>
        <p className="mt-2 max-w-line text-muted md:mt-4 md:text-lg">
          {mode === 'forgot-password' && !sendsAccountEmail()
            ? strings.forgotNoEmailLead
            : (isNote && NOTE_LEADS[mode]) || LEADS[mode]}
        </p>
      </header>
      <div className="min-w-0 md:row-span-2">
        <section aria-label={MODE_TITLES[mode]} className={`${cardLook} p-5 sm:p-8`}>
          {status === 'loading' ? (
            <div className="grid min-h-48 place-items-center">
              <Spinner label={strings.checkingSignIn} />
            </div>
          ) : resetting && status === 'signed-out' ? (
            <NoLink />
          ) : (
            <AuthForm mode={mode} account={resetting ? user?.email : undefined} next={next} />
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
  const [search] = useSearchParams()
  const isNote = isForNote(search)
  const signIn = isNote ? toNoteSignIn : paths.auth()
  const signUp = isNote ? `${toNoteSignIn}&mode=sign-up` : { search: 'mode=sign-up' }
  return (
    <div className="mt-5 grid gap-2 text-center">
      <p>
        {rich(mode === 'sign-up' ? strings.haveAccount : strings.newHere, {
          link: (text) => (
            <Link to={mode === 'sign-up' ? signIn : signUp} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
      <LinkButton to={paths.home()} variant="quiet" className="justify-self-center">
        {strings.withoutAccount}
      </LinkButton>
    </div>
  )
}

/** Without the token from a fresh link, there is nothing to reset. */
function NoLink() {
  const { linkProblem } = useSession()
  return (
    <div role="status" className="grid gap-4">
      <h2 className="text-2xl">{linkProblem ? strings.resetLinkBroken : strings.resetLinkMissing}</h2>
      <p className="text-muted">{linkProblem ?? strings.resetLinkHint}</p>
      <LinkButton to={paths.auth('forgot-password')}>{strings.requestLink}</LinkButton>
      <LinkButton to={paths.auth()} variant="outline">
        <ArrowLeft aria-hidden="true" className="size-5" />
        {strings.backToSignIn}
      </LinkButton>
    </div>
  )
}
