import Printer from 'lucide-react/icons/printer'
import { useMemo } from 'react'
import type { Guide, GuideSection } from '#content/guides/schema.ts'
import type { SceneName } from '#core/covers/scenes.ts'
import { sitePage } from '#web/site-map.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Contents } from './contents.tsx'
import type { Figures } from './figures.ts'
import { GuideSearch } from './guide-search.tsx'
import { GuideTabs } from './guide-tabs.tsx'
import { NextGuides } from './next-guides.tsx'
import { RelatedRecipes } from './related-recipes.tsx'
import { SectionView } from './section-view.tsx'
import { Sources } from './sources.tsx'
import * as strings from './strings.ts'
import { useSectionLink } from './use-section-link.ts'

const NONE: Figures = {}

const SCENES: Record<Guide['page'], SceneName> = {
  cookingSkills: 'cooking-skills',
  foodSafety: 'food-safety',
  seasonalCooking: 'seasonal-cooking',
  kitchenEquipment: 'kitchen-equipment',
  howToUse: 'how-to-use',
  cookingTips: 'cooking-tips',
  nutritionGuide: 'nutrition-guide',
}

interface GuidePageProps {
  guide: Guide
  /** The drawings and controls that the guide refers to. */
  figures?: Figures
}

/** A whole guide: opening, contents, sections and tabs, sources, related recipes, and the neighboring guides. */
export function GuidePage({ guide, figures = NONE }: GuidePageProps) {
  const { title, section } = sitePage(guide.page)
  const { tab, open, show } = useSectionLink(guide)
  const [above, below] = useMemo(() => aroundTabs(guide), [guide])
  const list = (some: readonly GuideSection[]) =>
    some.map((one) => <SectionView key={one.id} section={one} figures={figures} />)

  return (
    <div className="guide wrap pb-16">
      <PageHeading title={title} eyebrow={section} art={SCENES[guide.page]}>
        {guide.lead}
      </PageHeading>
      <div className="items-start gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem]">
        <aside className="print:hidden lg:sticky lg:top-32 lg:order-2 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto">
          {guide.search && <GuideSearch guide={guide} />}
          <Contents guide={guide} />
          <Button variant="outline" size="sm" className="mt-6 max-lg:hidden" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {strings.print}
          </Button>
        </aside>
        <div className="grid min-w-0 gap-14 max-lg:mt-10">
          {list(above)}
          {guide.tabs && (
            <GuideTabs guide={guide} tab={tab} onTab={open} onFound={show}>
              {(own) => list(guide.sections.filter((one) => one.tab === own))}
            </GuideTabs>
          )}
          {list(below)}
          {guide.sources && <Sources sources={guide.sources} />}
        </div>
      </div>
      <RelatedRecipes related={guide.related} />
      <NextGuides page={guide.page} />
    </div>
  )
}

/** Sections outside the tabs: those before them, and those after. */
function aroundTabs({ sections }: Guide): [GuideSection[], GuideSection[]] {
  const first = sections.findIndex((one) => one.tab)
  if (first < 0) return [sections, []]
  return [sections.slice(0, first), sections.slice(first).filter((one) => !one.tab)]
}
