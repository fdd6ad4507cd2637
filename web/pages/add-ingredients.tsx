import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function AddIngredients() {
  const { title, section } = sitePage('addIngredients')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['shallow-pan-of-food', 'tomato', 'garlic']}>
        Tell Sous what you have on the counter, in the fridge and at the back of the cupboard. That list is
        where your next recipe comes from.
      </PageHeading>
      <Onward
        links={[
          {
            to: paths.recipes(),
            title: 'Browse the recipe collection',
            text: 'For evenings when you would rather leaf through a book.',
            art: 'open-book',
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
