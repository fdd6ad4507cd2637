import type { Household, HouseholdInput } from '#core/contracts/household.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ConfirmButton } from './confirm-button.tsx'

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
    <ul aria-label="Members" className="divide-y divide-line">
      {household.members.map(({ user_id, name, role }) => (
        <li key={user_id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
          <span className="flex min-w-0 items-center gap-2">
            <span className="min-w-0 break-words font-semibold">{name}</span>
            {user_id === userId && <span className="text-muted">(you)</span>}
            {role === 'owner' && <Badge tone="herb">Owner</Badge>}
          </span>
          {isOwner && user_id !== userId && (
            <span className="-mr-4 flex flex-wrap has-[p]:mr-0 has-[p]:w-full">
              <ConfirmButton
                label="Make owner"
                name={`Make ${name} the owner`}
                question={`${name} will manage members and invitations. You stay as a member.`}
                act={`Make ${name} the owner`}
                busy={busy}
                onConfirm={() => act({ action: 'hand_over', user_id })}
              />
              <ConfirmButton
                label="Remove"
                name={`Remove ${name}`}
                question={`${name} keeps a copy of both lists but won’t see new changes. Open invitation links stop working.`}
                act={`Remove ${name}`}
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
