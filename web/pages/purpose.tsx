import { STORY } from '#content/about.ts'
import { ClosingCall } from '#web/features/about/closing-call.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

export default function Purpose() {
  const { title, section } = sitePage('purpose')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art="story">
        {STORY.opening}
      </PageHeading>
      <div className="grid max-w-prose gap-12 md:gap-16">
        {STORY.chapters.map((chapter) => (
          <section key={chapter.title} aria-label={chapter.title}>
            <h2 className="text-3xl">{chapter.title}</h2>
            <div className="mt-5 grid gap-4 text-lg">
              {chapter.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <div className="flex flex-wrap items-center justify-between gap-6 border-line border-t pt-6">
          <p className="text-muted text-sm">
            {rich(strings.storySource, { source: () => <cite>{STORY.source}</cite> })}
          </p>
          <LinkButton to={paths.about()} variant="outline">
            {strings.storyAboutLink}
          </LinkButton>
        </div>
      </div>
      <ClosingCall
        title={strings.storyCallTitle}
        links={[
          { to: paths.addIngredients(), label: strings.startWithIngredients },
          { to: paths.howItWorks(), label: strings.howItWorksLink },
        ]}
      >
        {strings.storyCall}
      </ClosingCall>
    </div>
  )
}
