import MessageCircle from 'lucide-react/icons/message-circle'
import { AskAssistant } from '#web/features/assistant/ask-assistant.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { FoodArt, type FoodArtName } from '#web/ui/food-art/food-art.tsx'
import { Onward } from '#web/ui/onward.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

const features: readonly { title: string; text: string; art: FoodArtName }[] = [
  {
    title: 'Times and temperatures',
    text: 'Eggs, meat, fish, beans and grains: how long, how hot, and how to tell that they are done.',
    art: 'timer-clock',
  },
  {
    title: 'Rescue a dish',
    text: 'Too salty, too thin, curdled or burnt: what can be saved, and how.',
    art: 'pot-of-food',
  },
  {
    title: 'Swaps and measures',
    text: 'What to use instead, and how many grams a cup of it weighs.',
    art: 'bowl-with-spoon',
  },
  {
    title: 'What to cook',
    text: 'Ideas from our recipes for what you have, for any number of people.',
    art: 'steaming-bowl',
  },
]

const tips: readonly string[] = [
  'Say how much you have and how you want to cook it: “2 pounds of chicken thighs, in the oven”.',
  'Ask on: “and in Celsius?”, “for six people?” or “without eggs?” is understood.',
  'Name a diet or an allergy in your question, and the answer keeps to it.',
]

export default function CookingAssistant() {
  const { title, section } = sitePage('cookingAssistant')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['speech-balloon', 'egg', 'pot-of-food']}>
        A place to ask while you cook: how long, how hot, what went wrong, what goes with it.
      </PageHeading>
      <AskAssistant>
        {(ask) => (
          <Button size="lg" onClick={ask} className="md:-mt-6">
            <MessageCircle aria-hidden="true" className="size-5" />
            Start Cooking Chat
          </Button>
        )}
      </AskAssistant>

      <section aria-labelledby="good-at" className="mt-12 md:mt-16">
        <h2 id="good-at" className="text-2xl">
          What it is good at
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {features.map((feature) => (
            <li key={feature.title} className={`${cardLook} p-5`}>
              <FoodArt name={feature.art} className="size-11" />
              <h3 className="mt-3 text-xl">{feature.title}</h3>
              <p className="mt-1 text-muted text-sm">{feature.text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section
        aria-labelledby="quick-tips"
        className="my-12 rounded-card border border-line bg-accent-soft p-6 md:my-16 md:p-10"
      >
        <h2 id="quick-tips" className="text-2xl">
          Quick tips
        </h2>
        <ul className="mt-4 grid gap-4 md:grid-cols-3 md:gap-8">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>

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
