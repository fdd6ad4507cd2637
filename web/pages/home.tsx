import ArrowRight from 'lucide-react/icons/arrow-right'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Skillet } from '#web/features/home/skillet.tsx'
import { StartSearch } from '#web/features/pantry/start-search.tsx'
import { paths } from '#web/paths.ts'
import { Later } from '#web/ui/later.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

// Below the fold: it loads after the first paint.
const Counter = lazy(async () => ({ default: (await import('#web/features/home/counter.tsx')).Counter }))

const DietLine = lazy(async () => ({
  default: (await import('#web/features/diets/diet-line.tsx')).DietLine,
}))
const AskDiets = lazy(async () => ({
  default: (await import('#web/features/diets/ask-diets.tsx')).AskDiets,
}))

export default function Home() {
  // A new account is asked once, here.
  const isNew = (useLocation().state as { isNewAccount?: boolean } | null)?.isNewAccount
  return (
    <>
      {isNew && (
        <Suspense>
          <div className="wrap pt-6">
            <AskDiets />
          </div>
        </Suspense>
      )}
      <Hero isNew={isNew === true} />
      {/* Taller than any viewport, so that nothing visible shifts when the rest loads. */}
      <Later fallback={<div className="min-h-[300vh]" />}>
        <Counter
          diets={
            <Suspense>
              <DietLine className="mt-2" />
            </Suspense>
          }
        />
      </Later>
    </>
  )
}

/** `isNew`: a question stands above it, so it isn't what the page starts with. */
function Hero({ isNew }: { isNew: boolean }) {
  return (
    <section className="relative">
      {/* Candlelight from the side of the pan. */}
      <div
        aria-hidden="true"
        className="absolute inset-0 bg-[radial-gradient(50rem_36rem_at_82%_40%,var(--glow),transparent_70%)] opacity-25"
      />
      <div className="wrap relative grid items-center gap-x-10 gap-y-8 pt-10 pb-16 md:grid-cols-[1.15fr_1fr] md:pt-14 md:pb-24">
        <div>
          <p className="eyebrow">For home cooks</p>
          <h1 tabIndex={-1} className="mt-4 text-hero">
            Cook with what <span className="text-accent">you have.</span>
          </h1>
          <p className="mt-4 max-w-line text-lg text-muted">
            Type what is in your kitchen, and Sous finds the dish that fits.
          </p>
          <div className="mt-6">
            <StartSearch isStart={!isNew} />
          </div>
          <div className="mt-4 flex flex-wrap gap-2">
            <LinkButton to={paths.addIngredients()} size="sm" variant="quiet">
              Try Sous
              <ArrowRight aria-hidden="true" className="size-4" />
            </LinkButton>
            <LinkButton to={paths.howItWorks()} size="sm" variant="quiet">
              Learn More <span className="sr-only">about how Sous works</span>
            </LinkButton>
          </div>
        </div>
        <Skillet className="mx-auto w-full max-w-80 md:mt-6 md:max-w-none md:self-start" />
      </div>
    </section>
  )
}
