import type { LucideIcon } from 'lucide-react'
import Carrot from 'lucide-react/icons/carrot'
import CircleCheck from 'lucide-react/icons/circle-check'
import Compass from 'lucide-react/icons/compass'
import CookingPot from 'lucide-react/icons/cooking-pot'
import Globe from 'lucide-react/icons/globe'
import Leaf from 'lucide-react/icons/leaf'
import Repeat2 from 'lucide-react/icons/repeat-2'
import { useEffect, useState } from 'react'
import type { AchievementId } from '#core/contracts/achievement-list.ts'
import type { AchievementProgress } from '#core/contracts/achievements.ts'
import { celebrateAchievements } from '#web/state/events.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAchievements } from './queries.ts'
import * as strings from './strings.ts'

const ICONS: Record<AchievementId, LucideIcon> = {
  'first-recipe': CookingPot,
  'ingredient-master': Carrot,
  'substitution-specialist': Repeat2,
  'recipe-explorer': Compass,
  'cuisine-connoisseur': Globe,
  'kitchen-efficiency': Leaf,
}

const date = (text: string) => new Date(text).toLocaleDateString('en-US', { dateStyle: 'medium' })

export function AchievementsList({ userId }: { userId: string }) {
  const { data, isError, refetch } = useAchievements(userId)
  const [fresh, setFresh] = useState<readonly AchievementId[]>([])

  useEffect(() => {
    const news = (data ?? []).filter(({ isNew }) => isNew).map(({ id }) => id)
    if (news.length === 0) return
    setFresh(news)
    celebrateAchievements(news)
  }, [data])

  if (isError)
    return (
      <ErrorCard
        title={strings.achievementsFailed}
        message={strings.achievementsFailedHint}
        onRetry={() => refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <span className="sr-only">{strings.achievementsLoading}</span>
        {Object.keys(ICONS).map((id) => (
          <Skeleton key={id} className="h-48 rounded-card" />
        ))}
      </div>
    )
  return (
    <>
      <p className="mb-5 text-muted">
        {strings.unlockedCount(data.filter(({ unlocked }) => unlocked).length, data.length)}
      </p>
      <ul aria-label={strings.achievements} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.map((one) => (
          <li key={one.id} className="flex">
            <Achievement one={one} fresh={fresh.includes(one.id)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Achievement({ one, fresh }: { one: AchievementProgress; fresh: boolean }) {
  const Icon = ICONS[one.id]
  const text = strings.progress(one.progress, one.maxProgress)
  return (
    <article
      className={`${cardLook} flex w-full flex-col gap-3 p-5 ${fresh ? 'animate-toast-in border-herb' : ''}`}
    >
      <div className="flex items-start justify-between gap-3">
        <span
          aria-hidden="true"
          className={`grid size-12 place-items-center rounded-chip ${one.unlocked ? 'bg-herb-soft text-herb' : 'bg-clay-soft text-clay'}`}
        >
          <Icon className="size-6" />
        </span>
        {one.unlocked && (
          <Badge tone="herb">
            <CircleCheck aria-hidden="true" />
            {one.unlocked_at ? strings.unlockedOn(date(one.unlocked_at)) : strings.unlocked}
          </Badge>
        )}
      </div>
      <div>
        <h2 className="text-xl">{one.name}</h2>
        <p className="mt-1">{one.description}</p>
        <p className="mt-1 text-muted text-sm">{one.rule}</p>
      </div>
      <div className="mt-auto grid gap-1.5">
        <ProgressBar
          label={one.name}
          value={one.progress}
          max={one.maxProgress}
          text={text}
          done={one.unlocked}
        />
        <p className="text-muted text-sm tabular-nums">{text}</p>
      </div>
    </article>
  )
}
