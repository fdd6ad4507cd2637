import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function FoodSafety() {
  const { title, section } = sitePage('foodSafety')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['thermometer', 'poultry-leg', 'soap']}>
        How hot food must get, how long it keeps, and how to keep raw and cooked apart. The guide to read
        before the doubt sets in.
      </PageHeading>
      <Onward
        links={[
          {
            to: paths.cookingSkills(),
            title: 'Build your cooking skills',
            text: 'Methods, knives and flavor, from first steps to expert.',
            art: 'kitchen-knife',
          },
          {
            to: paths.seasonalCooking(),
            title: 'Cook with the seasons',
            text: 'What tastes best now, and how to keep it.',
            art: 'seedling',
          },
        ]}
      />
    </div>
  )
}
