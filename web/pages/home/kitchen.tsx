import { Queries } from '#web/api/queries.tsx'
import { DietLine } from '#web/features/diets/diet-line.tsx'
import { CookNow } from '#web/features/home/cook-now.tsx'
import { Leftovers } from '#web/features/leftovers/leftovers.tsx'
import { DidYouCook } from '#web/features/plan-cooking/did-you-cook.tsx'
import { PlanOffer } from '#web/features/tonight/plan-offer.tsx'
import { Behind } from '../behind.tsx'

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
      <Behind />
    </>
  )
}
