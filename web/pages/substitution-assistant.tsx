import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function SubstitutionAssistant() {
  const { title, section } = sitePage('substitutionAssistant')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['butter', 'lemon', 'olive']}>
        Out of buttermilk, or cooking for someone who cannot have it? This page is for finding what can take
        its place, and how much of it to use.
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
