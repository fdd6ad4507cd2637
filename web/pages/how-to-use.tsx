import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function HowToUse() {
  const { title, section } = sitePage('howToUse')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['bowl-with-spoon', 'camera', 'open-book']}>
        A tour of Sous from the first ingredient to the finished plate, with help for when something does not
        work.
      </PageHeading>
      <Onward
        links={[
          {
            to: paths.contact(),
            title: 'Contact & support',
            text: 'Write to the people behind Sous.',
            art: 'envelope',
          },
          {
            to: paths.faq(),
            title: 'Frequently asked questions',
            text: 'Short answers to what cooks ask most.',
            art: 'magnifying-glass-tilted-left',
          },
        ]}
      />
    </div>
  )
}
