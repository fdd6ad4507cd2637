import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function Contact() {
  const { title, section } = sitePage('contact')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['envelope', 'teapot', 'honey-pot']}>
        Something broken, something missing, something you loved? This is where to tell us.
      </PageHeading>
      <Onward
        links={[
          {
            to: paths.faq(),
            title: 'Frequently asked questions',
            text: 'Short answers to what cooks ask most.',
            art: 'magnifying-glass-tilted-left',
          },
          {
            to: paths.howToUse(),
            title: 'How to use Sous',
            text: 'A short tour of the kitchen.',
            art: 'bowl-with-spoon',
          },
        ]}
      />
    </div>
  )
}
