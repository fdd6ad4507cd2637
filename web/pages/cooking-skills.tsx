import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function CookingSkills() {
  const { title, section } = sitePage('cookingSkills')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['kitchen-knife', 'carrot', 'cooking']}>
        From holding a knife to building a sauce: the skills behind every recipe, sorted by level, method and
        flavor.
      </PageHeading>
      <Onward
        links={[
          {
            to: paths.cookingTips(),
            title: 'Cooking tips',
            text: 'Small habits that make dinner better.',
            art: 'salt',
          },
          {
            to: paths.kitchenEquipment(),
            title: 'Kitchen equipment',
            text: 'What earns its place in the drawer.',
            art: 'shallow-pan-of-food',
          },
        ]}
      />
    </div>
  )
}
