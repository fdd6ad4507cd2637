import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function Legal() {
  const { title, section } = sitePage('legal')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['scroll', 'key', 'ginger-root']}>
        This page is for our privacy policy, our terms and our cookie policy. Sous keeps your theme choice
        and, if you sign in, your session in this browser; it sets no advertising cookies.
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
