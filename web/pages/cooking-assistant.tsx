import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function CookingAssistant() {
  const { title, section } = sitePage('cookingAssistant')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['speech-balloon', 'egg', 'pot-of-food']}>
        A place to ask while you cook: how long, how hot, what went wrong, what goes with it.
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
            to: paths.substitutionAssistant(),
            title: 'Swap an ingredient',
            text: 'When the recipe asks for something you do not have.',
            art: 'lemon',
          },
        ]}
      />
    </div>
  )
}
