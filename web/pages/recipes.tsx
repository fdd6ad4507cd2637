import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function Recipes() {
  const { title, section } = sitePage('recipes')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['spaghetti', 'taco', 'green-salad']}>
        This is the shelf for every recipe Sous knows, to search, sort and leaf through when you are still
        deciding.
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
