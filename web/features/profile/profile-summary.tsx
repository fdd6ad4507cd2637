import type { User } from '@supabase/supabase-js'
import { SKILL_PROGRESS } from '#core/contracts/preferences.ts'
import type { ProfileRow } from '#core/contracts/rows.ts'
import { useSaved } from '#web/state/saved.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Avatar } from './avatar.tsx'
import { initials } from './initials.ts'
import { longDate } from './long-date.ts'
import { SKILL_NAMES } from './skill-names.ts'
import * as strings from './strings.ts'

/** The signed-in user and their skill level, above all tabs. */
export function ProfileSummary({ user, profile }: { user: User; profile: Partial<ProfileRow> }) {
  const saved = useSaved().ids.length
  const level = profile.cooking_skill ?? 'beginner'
  const skill = SKILL_NAMES[level]
  const progress = SKILL_PROGRESS[level]
  return (
    <div className="mb-6 grid gap-5 sm:grid-cols-[1fr_16rem] sm:items-center">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar
          url={profile.avatar_url}
          initials={initials(profile.display_name, user.email)}
          className="size-16 text-2xl"
        />
        <div className="min-w-0">
          <p className="truncate font-semibold text-xl">{profile.display_name || user.email}</p>
          <p className="text-muted text-sm">{strings.savedSince(saved, longDate(user.created_at))}</p>
        </div>
      </div>
      <div className="grid gap-1.5">
        <p className="flex justify-between text-sm">
          <span className="text-muted">{strings.cookingLevel}</span>
          <span className="font-semibold capitalize">{skill}</span>
        </p>
        <ProgressBar
          label={strings.cookingLevel}
          value={progress}
          max={100}
          text={strings.skillProgress(skill, progress)}
        />
      </div>
    </div>
  )
}
