import ArrowRight from 'lucide-react/icons/arrow-right'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Skillet } from '#web/features/home/skillet.tsx'
import { paths } from '#web/paths.ts'
import { Chip } from '#web/ui/chip.tsx'
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
      <Hero />
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

function Hero() {
  return (
    <section className="relative overflow-hidden">
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
          <p className="mt-6 max-w-line text-lg text-muted md:text-xl">
            Dinner is closer than you think. Start from the ingredients in your kitchen, and let Sous find the
            dish that fits them.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to={paths.addIngredients()} size="lg">
              Try Sous
              <ArrowRight aria-hidden="true" className="size-5" />
            </LinkButton>
            <LinkButton to={paths.howItWorks()} size="lg" variant="outline">
              Learn More <span className="sr-only">about how Sous works</span>
            </LinkButton>
          </div>
          <p className="mt-8 hidden flex-wrap items-center gap-2 text-sm text-muted sm:flex">
            <span className="mr-1">Say you have</span>
            <Chip art="tomato">tomatoes</Chip>
            <Chip art="egg">eggs</Chip>
            <Chip art="leafy-green">spinach</Chip>
          </p>
        </div>
        <Skillet className="mx-auto w-full max-w-80 md:max-w-none" />
      </div>
    </section>
  )
}
