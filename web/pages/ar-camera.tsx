import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function ArCamera() {
  const { title, section } = sitePage('arCamera')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['camera', 'bell-pepper', 'avocado']}>
        This is the place to point a camera at your kitchen table and have the ingredients named. You can
        always write them down instead.
      </PageHeading>
      <Onward
        links={[
          {
            to: paths.addIngredients(),
            title: 'Start with your ingredients',
            text: 'Everything at Sous begins with what is on your counter.',
            art: 'tomato',
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
