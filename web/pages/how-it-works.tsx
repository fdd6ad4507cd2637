import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function HowItWorks() {
  const { title, section } = sitePage('howItWorks')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['cooking', 'onion', 'hot-pepper']}>
        Three steps: share the ingredients you have, see which recipes fit them, and cook. Sous ranks recipes
        by how well they match, a number we call the SousScore.
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
            to: paths.howToUse(),
            title: 'How to use Sous',
            text: 'A short tour of the kitchen.',
            art: 'bowl-with-spoon',
          },
        ]}
      />
    </div>
  )
}
