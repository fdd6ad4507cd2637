import PackageOpen from 'lucide-react/icons/package-open'
import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { toHousehold } from '#web/features/household/household-place.ts'
import { IngredientEntry } from '#web/features/pantry/ingredient-entry.tsx'
import { useCommonIngredients } from '#web/features/pantry/queries.ts'
import { ReadingNotes } from '#web/features/pantry/reading-notes.tsx'
import { useReading } from '#web/features/pantry/use-reading.ts'
import { PantryList } from '#web/features/stock/pantry-list.tsx'
import { useAdding } from '#web/features/stock/use-adding.ts'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { usePantry } from '#web/state/pantry.ts'
import { useSession } from '#web/state/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as strings from './strings.ts'

export default function PantryPage() {
  const { title, section } = sitePage('pantry')
  const { ingredients } = usePantry()
  const { status } = useSession()
  const { known } = useCommonIngredients()
  const popular = useMemo(() => known.map(({ name }) => name), [known])
  const adding = useAdding()
  const reading = useReading(known, adding.add)
  const [text, setText] = useState('')
  const [missing, setMissing] = useState<string>()
  const add = (typed: string) => {
    if (typed.trim() === '') setMissing(strings.nothingTyped)
    else void reading.take(typed, adding.last(), true)
  }
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section} />
      <div className="grid max-w-prose grid-cols-1 gap-4 lg:max-w-none">
        <section aria-label={strings.addIngredients}>
          <IngredientEntry
            known={known}
            have={ingredients}
            text={text}
            onText={(typed) => {
              setMissing(undefined)
              setText(typed)
              if (typed !== '') adding.begin()
            }}
            onPick={(one) => adding.last()([one])}
            onTake={(taken) => void reading.take(taken, adding.begin())}
            onSubmit={add}
            error={missing}
            isLabelHidden
            hint={strings.pantryHint}
            notes={<ReadingNotes {...reading} />}
          >
            <Button type="submit" size="lg" variant="outline" aria-label={strings.addLabel} className="px-5!">
              <Plus aria-hidden="true" className="size-5" />
              {strings.add}
            </Button>
          </IngredientEntry>
          <LinkButton to={paths.putAway()} variant="outline" className="mt-3">
            <PackageOpen aria-hidden="true" className="size-5" />
            {strings.putAway}
          </LinkButton>
        </section>
        <PantryList popular={popular} />
        {/* Without an account there is no household, and the profile asks for one first. */}
        {status === 'signed-in' && (
          <p className="text-sm">
            <Link to={toHousehold} className="text-link">
              {strings.shareWithHousehold}
            </Link>
          </p>
        )}
      </div>
    </div>
  )
}
