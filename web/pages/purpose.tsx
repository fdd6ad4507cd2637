import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function Purpose() {
  const { title, section } = sitePage('purpose')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['candle', 'bread', 'cheese-wedge']}>
        Most dinners do not begin with a recipe. They begin with an open fridge and a question. Sous exists to
        answer it with what is already there.
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
            to: paths.about(),
            title: 'About Sous',
            text: 'What Sous is and what it stands for.',
            art: 'fork-and-knife-with-plate',
          },
        ]}
      />
    </div>
  )
}
