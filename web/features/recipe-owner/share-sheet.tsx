import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { listed } from '#core/text/listed.ts'
import { call } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { ownInside } from '#web/state/own/own-links.ts'
import type { OwnRecipe } from '#web/state/own/own-recipe.ts'
import { ownRecipes, useOwnRecipes } from '#web/state/own/own-recipes.ts'

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
  const recipes = useOwnRecipes()
  // Whoever cooks it needs the recipes inside of it too.
  const inside = useMemo(() => ownInside(own, recipes), [own, recipes])
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
      hint={[
        strings.householdHint(data.household.members.length),
        inside.length > 0 && strings.householdInside(listed(inside.map(({ content }) => content.title))),
      ]
        .filter(Boolean)
        .join(' ')}
      on={own.isShared}
      onChange={(on) => {
        const shared = on ? [own, ...inside] : [own]
        void Promise.all(shared.map(({ id }) => ownRecipes.setShared(id, on))).catch(failed)
      }}
    />
  )
}
