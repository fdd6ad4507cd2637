import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function Recipe() {
  const { title } = sitePage('recipe')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow="Recipe Collection" art={['pot-of-food', 'herb', 'onion']}>
        One recipe, with its ingredients and its steps, belongs on this page.
      </PageHeading>
      <Onward
        links={[
          {
            to: paths.recipes(),
            title: 'Browse the recipe collection',
            text: 'All recipes on one shelf.',
            art: 'open-book',
          },
          {
            to: paths.addIngredients(),
            title: 'Start with your ingredients',
            text: 'Everything at Sous begins with what is on your counter.',
            art: 'tomato',
          },
        ]}
      />
    </div>
  )
}
