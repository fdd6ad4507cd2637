import { FEATURES, MAKERS, MISSION, VALUES, VISION } from '#content/about.ts'
import { ClosingCall } from '#web/features/about/closing-call.tsx'
import { Milestones } from '#web/features/about/milestones.tsx'
import { PointCards } from '#web/features/about/point-cards.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { cardLook, LinkCard } from '#web/ui/card.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as strings from './strings.ts'

export default function About() {
  const { title, section } = sitePage('about')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art="seasonal-cooking">
        {strings.aboutLead}
      </PageHeading>
      <div className="grid gap-16 md:gap-20">
        <div className="grid gap-4 md:grid-cols-2">
          <Statement title={strings.mission} text={MISSION} />
          <Statement title={strings.vision} text={VISION} />
        </div>
        <section aria-labelledby="features">
          <h2 id="features" className="text-3xl">
            {strings.features}
          </h2>
          <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {FEATURES.map(({ title: name, text, page }) => (
              <li key={name} className="flex">
                <LinkCard to={paths[page]()} title={name} className="w-full">
                  {text}
                </LinkCard>
              </li>
            ))}
          </ul>
        </section>
        <div className="grid gap-16 lg:grid-cols-[1.2fr_1fr]">
          <Milestones />
          <section aria-labelledby="makers" className="lg:sticky lg:top-32 lg:self-start">
            <h2 id="makers" className="text-3xl">
              {strings.makers}
            </h2>
            <div className="mt-6 grid gap-4">
              {MAKERS.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        </div>
        <section aria-labelledby="values">
          <h2 id="values" className="text-3xl">
            {strings.values}
          </h2>
          <PointCards cards={VALUES} className="mt-6" />
        </section>
      </div>
      <ClosingCall
        title={strings.aboutCallTitle}
        links={[
          { to: paths.addIngredients(), label: strings.startWithIngredients },
          { to: paths.contact(), label: strings.contactLink },
        ]}
      >
        {strings.aboutCall}
      </ClosingCall>
    </div>
  )
}

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title} className={`${cardLook} p-6 md:p-8`}>
      <h2 className="eyebrow font-sans">{title}</h2>
      <p className="mt-3 font-display text-2xl">{text}</p>
    </section>
  )
}
