import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function Faq() {
  const { title, section } = sitePage('faq')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['magnifying-glass-tilted-left', 'olive', 'pea-pod']}>
        Answers about getting started, features, privacy and the odd kitchen mishap belong here.
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
            to: paths.howItWorks(),
            title: 'See how it works',
            text: 'From a handful of ingredients to a plate of food.',
            art: 'light-bulb',
          },
        ]}
      />
    </div>
  )
}
