import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function KitchenEquipment() {
  const { title, section } = sitePage('kitchenEquipment')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['shallow-pan-of-food', 'kitchen-knife', 'teapot']}>
        Which tools earn their place, which can wait, and how to look after them so that they last.
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
            to: paths.foodSafety(),
            title: 'Food safety',
            text: 'Safe temperatures, storage times and clean hands.',
            art: 'thermometer',
          },
        ]}
      />
    </div>
  )
}
