import type { Household, HouseholdInput } from '#core/contracts/household.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import * as strings from './strings.ts'

interface MembersProps {
  household: Household
  userId: string
  busy: boolean
  act: (input: HouseholdInput) => void
}

/** The members; an owner can hand over the household or remove a member. */
export function Members({ household, userId, busy, act }: MembersProps) {
  const isOwner = household.role === 'owner'
  return (
    <ul aria-label={strings.membersLabel} className="divide-y divide-line">
      {household.members.map(({ user_id, name, role }) => (
        <li key={user_id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
          <span className="flex min-w-0 items-center gap-2">
            <span className="min-w-0 break-words font-semibold">{name}</span>
            {user_id === userId && <span className="text-muted">{strings.you}</span>}
            {role === 'owner' && <Badge tone="herb">{strings.owner}</Badge>}
          </span>
          {isOwner && user_id !== userId && (
            <span className="-mr-4 flex flex-wrap has-[p]:mr-0 has-[p]:w-full">
              <ConfirmButton
                label={strings.makeOwner}
                name={strings.makeOwnerOf(name)}
                question={strings.makeOwnerQuestion(name)}
                act={strings.makeOwnerOf(name)}
                busy={busy}
                onConfirm={() => act({ action: 'hand_over', user_id })}
              />
              <ConfirmButton
                label={strings.remove}
                name={strings.removeMember(name)}
                question={strings.removeQuestion(name)}
                act={strings.removeMember(name)}
                busy={busy}
                onConfirm={() => act({ action: 'remove', user_id })}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
