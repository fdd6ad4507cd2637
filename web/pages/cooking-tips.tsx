import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function CookingTips() {
  const { title, section } = sitePage('cookingTips')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['salt', 'garlic', 'light-bulb']}>
        Small habits that make food taste better: seasoning, timing, heat, and a few tricks from professional
        kitchens.
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
