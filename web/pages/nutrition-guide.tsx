import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function NutritionGuide() {
  const { title, section } = sitePage('nutritionGuide')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['green-salad', 'red-apple', 'fish']}>
        A plain guide to what is on your plate: carbohydrates, protein and fats, vitamins and minerals, and
        how to balance them without fuss.
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
            to: paths.cookingTips(),
            title: 'Cooking tips',
            text: 'Small habits that make dinner better.',
            art: 'salt',
          },
        ]}
      />
    </div>
  )
}
