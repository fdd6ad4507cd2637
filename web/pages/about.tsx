import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function About() {
  const { title, section } = sitePage('about')
  return (
    <div className="wrap">
      <PageHeading
        title={title}
        eyebrow={section}
        art={['fork-and-knife-with-plate', 'strawberry', 'leafy-green']}
      >
        Sous is a kitchen companion for home cooks in the United States. It helps you cook with what you have,
        waste less, and get better at it along the way.
      </PageHeading>
      <Onward
        links={[
          {
            to: paths.contact(),
            title: 'Contact & support',
            text: 'Write to the people behind Sous.',
            art: 'envelope',
          },
          {
            to: paths.addIngredients(),
            title: 'Start with your ingredients',
            text: 'Everything at Sous begins with what is on your counter.',
            art: 'tomato',
          },
        ]}
      />
    </div>
  )
}
