import { ArrowRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { Skillet } from '#web/features/home/skillet.tsx'
import { ThreeSteps } from '#web/features/home/three-steps.tsx'
import { TodaysTips } from '#web/features/home/todays-tips.tsx'
import { usePantry } from '#web/lib/pantry.ts'
import { paths } from '#web/paths.ts'
import { LinkCard } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import type { FoodArtName } from '#web/ui/food-art/food-art.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

// Below the fold, and it needs the database: it comes after the page.
const CookNow = lazy(async () => ({ default: (await import('#web/features/home/cook-now.tsx')).CookNow }))

const DailyTips = lazy(async () => ({
  default: (await import('#web/features/home/daily-tips.tsx')).DailyTips,
}))

const tiles: readonly { to: string; title: string; text: string; art: FoodArtName }[] = [
  {
    to: paths.addIngredients(),
    title: 'Scan ingredients',
    text: 'Start from what is on the counter.',
    art: 'camera',
  },
  {
    to: paths.matchedRecipes(),
    title: 'Recipe generator',
    text: 'Recipes for the things you have.',
    art: 'steaming-bowl',
  },
  {
    to: paths.cookingSkills(),
    title: 'Cooking guides',
    text: 'Methods, knives and flavor.',
    art: 'kitchen-knife',
  },
  { to: paths.foodSafety(), title: 'Food safety', text: 'How hot, how long, how clean.', art: 'thermometer' },
  {
    to: paths.howToUse(),
    title: 'Quick recipes',
    text: 'The short way from fridge to plate.',
    art: 'timer-clock',
  },
  {
    to: paths.seasonalCooking(),
    title: 'Seasonal guide',
    text: 'What tastes best right now.',
    art: 'ear-of-corn',
  },
]

export default function Home() {
  const isNew = usePantry().ingredients.length === 0
  // The alternate landing, to send people to: it tells how it goes, whoever comes.
  const isLanding = useLocation().pathname === paths.homeAlias()
  return (
    <>
      <Hero />
      <div className="wrap">
        {(isNew || isLanding) && <ThreeSteps />}
        <div className="mb-16 md:mb-24">
          {/* As tall as the strip, so that little moves when it comes. */}
          <Suspense fallback={<div className="min-h-160 lg:min-h-88" />}>
            <CookNow />
          </Suspense>
        </div>
        <section aria-labelledby="explore-more">
          <h2 id="explore-more" className="text-3xl">
            Explore More
          </h2>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {tiles.map((tile) => (
              <li key={tile.title} className="flex">
                <LinkCard to={tile.to} title={tile.title} art={tile.art} className="w-full">
                  {tile.text}
                </LinkCard>
              </li>
            ))}
          </ul>
          <div className="mt-10 md:mt-16">
            <Suspense fallback={<TodaysTips />}>
              <DailyTips />
            </Suspense>
          </div>
        </section>
        <Closing />
      </div>
    </>
  )
}

function Hero() {
  return (
    <section className="relative overflow-hidden">
      {/* Candlelight from the side where the pan stands. */}
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
              Learn More
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

function Closing() {
  return (
    <section className="mt-16 border-t border-line pt-12 text-center md:mt-24 md:pt-20">
      <h2 className="text-title">What is in your kitchen?</h2>
      <p className="mx-auto mt-4 max-w-line text-lg text-muted">
        A few ingredients are enough to begin. No account, no shopping list.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.addIngredients()} size="lg">
          Add your ingredients
        </LinkButton>
        <LinkButton to={paths.purpose()} size="lg" variant="outline">
          Read our story
        </LinkButton>
      </div>
    </section>
  )
}
