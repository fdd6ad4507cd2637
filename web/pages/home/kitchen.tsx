import PackageOpen from 'lucide-react/icons/package-open'
import { Queries } from '#web/api/queries.tsx'
import { DietLine } from '#web/features/diets/diet-line.tsx'
import { CookNow } from '#web/features/home/cook-now.tsx'
import { Leftovers } from '#web/features/leftovers/leftovers.tsx'
import { DidYouCook } from '#web/features/plan-cooking/did-you-cook.tsx'
import { PlanOffer } from '#web/features/tonight/plan-offer.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Behind } from '../behind.tsx'
import * as strings from './strings.ts'

/** What is ready to eat, before what can be cooked. */
export function Kitchen() {
  return (
    <>
      <DidYouCook className="mb-4" />
      <Leftovers className="mb-4" />
      <PlanOffer className="mb-4" />
      <Queries>
        <CookNow diets={<DietLine className="mt-2" />} />
      </Queries>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="text-muted">{strings.backFromShop}</span>
        <LinkButton to={paths.putAway()} variant="outline" className="max-sm:w-full">
          <PackageOpen aria-hidden="true" className="size-5" />
          {strings.putAway}
        </LinkButton>
      </p>
      <Behind />
    </>
  )
}
