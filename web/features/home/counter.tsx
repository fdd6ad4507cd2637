import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { SceneName } from '#core/covers/scenes.ts'
import { Queries } from '#web/api/queries.tsx'
import { paths } from '#web/paths.ts'
import { usePantry } from '#web/state/pantry.ts'
import { LinkCard } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { OneByOne } from '#web/ui/one-by-one.tsx'
import { DailyTips } from './daily-tips.tsx'
import { SoonSection } from './soon-section.tsx'
import * as strings from './strings.ts'
import { ThreeSteps } from './three-steps.tsx'

const tiles: readonly { to: string; title: string; text: string; art: SceneName }[] = [
  {
    to: paths.addIngredients(),
    title: strings.scanTitle,
    text: strings.scanText,
    art: 'scan',
  },
  {
    to: paths.matchedRecipes(),
    title: strings.generatorTitle,
    text: strings.generatorText,
    art: 'bowl',
  },
  {
    to: paths.cookingSkills(),
    title: strings.guidesTitle,
    text: strings.guidesText,
    art: 'cooking-skills',
  },
  { to: paths.foodSafety(), title: strings.safetyTitle, text: strings.safetyText, art: 'food-safety' },
  {
    to: paths.howToUse(),
    title: strings.quickTitle,
    text: strings.quickText,
    art: 'how-to-use',
  },
  {
    to: paths.seasonalCooking(),
    title: strings.seasonsTitle,
    text: strings.seasonsText,
    art: 'seasonal-cooking',
  },
]

/** Everything below the start of the home page; `children` come first. */
export function Counter({ children }: { children?: ReactNode }) {
  const isNew = usePantry().ingredients.length === 0
  // The alternate landing page, for sharing: it always explains how Sous works.
  const isLanding = useLocation().pathname === paths.homeAlias()
  return (
    <div className="wrap">
      <OneByOne>
        {children && <div className="mb-12 md:mb-20">{children}</div>}
        {!isNew && <SoonSection />}
        {(isNew || isLanding) && <ThreeSteps />}
        <section aria-labelledby="explore-more" className="unseen-250">
          <h2 id="explore-more" className="text-3xl">
            {strings.exploreTitle}
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
        </section>
        <div className="unseen-150 mt-10 md:mt-16">
          <Queries>
            <DailyTips />
          </Queries>
        </div>
        <Closing />
      </OneByOne>
    </div>
  )
}

function Closing() {
  return (
    <section className="unseen-100 mt-16 border-t border-line pt-12 text-center md:mt-24 md:pt-20">
      <h2 className="text-title">{strings.closingTitle}</h2>
      <p className="mx-auto mt-4 max-w-line text-lg text-muted">{strings.closingText}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.addIngredients()} size="lg">
          {strings.addIngredients}
        </LinkButton>
        <LinkButton to={paths.purpose()} size="lg" variant="outline">
          {strings.readStory}
        </LinkButton>
      </div>
    </section>
  )
}
