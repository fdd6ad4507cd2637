import ArrowRight from 'lucide-react/icons/arrow-right'
import { lazy, type ReactNode, Suspense, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { StartSearch } from '#web/features/pantry/start-search.tsx'
import { paths } from '#web/paths.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { Illustration } from '#web/ui/illustration.tsx'
import { Later } from '#web/ui/later.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as homeStrings from './home/strings.ts'

// Below the fold: it loads after the first paint.
const Counter = lazy(async () => ({ default: (await import('#web/features/home/counter.tsx')).Counter }))

// It needs the database.
const Kitchen = lazy(async () => ({ default: (await import('./home/kitchen.tsx')).Kitchen }))

const Tonight = lazy(async () => ({ default: (await import('#web/features/tonight/tonight.tsx')).Tonight }))

const AskDiets = lazy(async () => ({
  default: (await import('#web/features/diets/ask-diets.tsx')).AskDiets,
}))

/** Whether there was a list when the page opened. The document has the same from its first paint (index.html). */
function useHadList(): boolean {
  const [had, setHad] = useState(false)
  useLayoutEffect(() => {
    const has = pantryStore.get().ingredients.length > 0
    document.documentElement.toggleAttribute('data-kitchen', has)
    setHad(has)
  }, [])
  return had
}

export default function Home() {
  // A new account is asked once, here.
  const isNew = (useLocation().state as { isNewAccount?: boolean } | null)?.isNewAccount
  const hadList = useHadList()
  const cookNow = (
    <Suspense fallback={<div className="min-h-104" />}>
      <Kitchen />
    </Suspense>
  )
  return (
    <>
      {isNew && (
        <Suspense>
          <div className="wrap pt-6">
            <AskDiets />
          </div>
        </Suspense>
      )}
      <Hero isNew={isNew === true}>{hadList && <Later>{cookNow}</Later>}</Hero>
      {/* Taller than any viewport, so that nothing visible shifts when the rest loads. */}
      <Later fallback={<div className="min-h-[300vh]" />}>
        <Counter>{!hadList && cookNow}</Counter>
      </Later>
    </>
  )
}

interface HeroProps {
  /** A question stands above it, so it isn't what the page starts with. */
  isNew: boolean
  /** For those with a list: what to cook with it, instead of the introduction. */
  children: ReactNode
}

function Hero({ isNew, children }: HeroProps) {
  return (
    <section className="relative">
      <div aria-hidden="true" className="candlelight absolute inset-0" />
      <div className="wrap tonight-room relative">
        <Later>
          <Tonight />
        </Later>
      </div>
      <div className="wrap relative grid items-center gap-x-12 gap-y-5 pt-3 pb-8 in-data-kitchen:items-start md:grid-cols-[1.15fr_1fr] roomy:pt-8 roomy:pb-6">
        <Illustration
          name="home"
          first
          className="in-data-kitchen:hidden max-md:absolute max-md:top-2 max-md:right-2 max-md:w-[clamp(5rem,100vw-16.5rem,8rem)] md:order-2 md:w-full short:self-start md:short:w-72"
        />
        <div>
          <p className="eyebrow mb-4 in-data-kitchen:hidden cramped:hidden">{homeStrings.eyebrow}</p>
          <h1
            tabIndex={-1}
            className="text-2xl max-md:not-in-data-kitchen:max-w-56 roomy:text-3xl roomy:not-in-data-kitchen:text-hero"
          >
            {rich(homeStrings.title, { you: (text) => <span className="text-accent">{text}</span> })}
          </h1>
          <p className="mt-1.5 max-w-line text-muted in-data-kitchen:hidden max-md:max-w-[calc(100%-7.25rem)] cramped:text-sm roomy:mt-4 roomy:text-lg">
            {homeStrings.lead}
          </p>
          <div className="mt-3 roomy:mt-6">
            <StartSearch isStart={!isNew} />
          </div>
          <div className="mt-2 flex flex-wrap gap-2 in-data-kitchen:hidden md:mt-4">
            <LinkButton to={paths.addIngredients()} size="sm" variant="quiet" className="-ml-4">
              {homeStrings.trySous}
              <ArrowRight aria-hidden="true" className="size-4" />
            </LinkButton>
            <LinkButton to={paths.howItWorks()} size="sm" variant="quiet">
              {rich(homeStrings.learnMore, { about: (text) => <span className="sr-only">{text}</span> })}
            </LinkButton>
          </div>
        </div>
        {/* As tall as what comes, so that nothing shifts. */}
        <div className="hidden min-w-0 in-data-kitchen:block min-h-104">{children}</div>
      </div>
    </section>
  )
}
