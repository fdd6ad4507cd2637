import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { useSession } from '#web/state/session.tsx'
import { rich } from '#web/ui/rich.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { PublicLink } from './public-link.tsx'
import * as strings from './strings.ts'

interface ShareSheetProps {
  own: OwnRecipe
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Who else reads a recipe: the household, and whoever has the link. */
export function ShareSheet({ own, open, onOpenChange }: ShareSheetProps) {
  const { user } = useSession()
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={strings.shareTitle}>
      {user ? (
        <div className="grid gap-6">
          <HouseholdSwitch own={own} userId={user.id} />
          <PublicLink own={own} />
        </div>
      ) : (
        <p>
          {rich(strings.needsAccount, {
            link: (text) => (
              <Link to={paths.auth()} className="text-link">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </Sheet>
  )
}

const failed = () =>
  notify({ title: strings.failedTitle, description: strings.failedText, variant: 'destructive' })

function HouseholdSwitch({ own, userId }: { own: OwnRecipe; userId: string }) {
  const { data } = useQuery({
    queryKey: ['household', userId],
    queryFn: ({ signal }) => call('household', { action: 'status' }, { signal }),
  })
  if (!data) return null
  if (!data.household)
    return (
      <p className="text-muted text-sm">
        {rich(strings.noHousehold, {
          link: (text) => (
            <Link to={paths.profile()} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
    )
  return (
    <Switch
      label={strings.householdSwitch(data.household.name)}
      hint={strings.householdHint(data.household.members.length)}
      on={own.isShared}
      onChange={(on) => void ownRecipes.setShared(own.id, on).catch(failed)}
    />
  )
}
