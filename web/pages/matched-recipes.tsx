import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function MatchedRecipes() {
  const { title, section } = sitePage('matchedRecipes')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['steaming-bowl', 'carrot', 'herb']}>
        The recipes that fit your ingredients belong on this page, best match first. It fills once you have
        listed what you have.
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
            to: paths.recipes(),
            title: 'Browse the recipe collection',
            text: 'For evenings when you would rather leaf through a book.',
            art: 'open-book',
          },
        ]}
      />
    </div>
  )
}
