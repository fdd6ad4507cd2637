import type { User } from '@supabase/supabase-js'
import Bookmark from 'lucide-react/icons/bookmark'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Trophy from 'lucide-react/icons/trophy'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { DeviceNoteCard } from '#web/features/daily-note/device-note-card.tsx'
import { NoteCard } from '#web/features/daily-note/note-card.tsx'
import { HouseholdCard } from '#web/features/household/household-card.tsx'
import { AchievementsList } from '#web/features/profile/achievements-list.tsx'
import { PreferencesForm } from '#web/features/profile/preferences-form.tsx'
import { ProfileForm } from '#web/features/profile/profile-form.tsx'
import { ProfileSummary } from '#web/features/profile/profile-summary.tsx'
import { useProfile } from '#web/features/profile/queries.ts'
import { YourData } from '#web/features/profile/your-data.tsx'
import { SavedList } from '#web/features/saved/saved-list.tsx'
import { LearnedCard } from '#web/features/scan/learned-card.tsx'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { NOTE_PLACE, toNoteSignIn } from '#web/state/note-place.ts'
import { useSession } from '#web/state/session.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { type Tab, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import * as strings from './strings.ts'

type TabName = 'profile' | 'recipes' | 'achievements' | 'preferences'

const TABS: readonly Tab<TabName>[] = [
  { value: 'profile', label: strings.profile, icon: UserRound },
  { value: 'recipes', label: strings.profileRecipes, icon: Bookmark },
  { value: 'achievements', label: strings.profileAchievements, icon: Trophy },
  { value: 'preferences', label: strings.profilePreferences, icon: SlidersHorizontal },
]

export default function Profile() {
  const { title, section } = sitePage('profile')
  const { status, user } = useSession()
  const isForNote = useLocation().hash === `#${NOTE_PLACE}`
  if (status === 'signed-in' && user)
    return (
      <div className="wrap pb-16">
        <header className="pt-4 pb-5 md:pt-12 md:pb-6">
          <p className="eyebrow mb-3 max-md:hidden">{section}</p>
          <h1 tabIndex={-1} className="text-title cramped:text-3xl">
            {title}
          </h1>
        </header>
        <SignedIn key={user.id} user={user} />
      </div>
    )
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {status === 'loading' ? <Spinner label={strings.profileLoading} /> : strings.profileSignIn}
      </PageHeading>
      {status === 'signed-out' && (
        <>
          <LinkButton to={isForNote ? toNoteSignIn : paths.auth()}>{strings.signIn}</LinkButton>
          <p className="mt-6 max-w-line text-muted">{strings.profileOptional}</p>
          <DeviceNoteCard />
          <div className="mt-6 max-w-prose">
            <LearnedCard />
          </div>
        </>
      )}
    </div>
  )
}

function SignedIn({ user }: { user: User }) {
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find(({ value }) => value === search.get('tab'))?.value ?? 'profile'
  const { data: profile, error, refetch } = useProfile(user.id)
  const message = error?.message
  useEffect(() => {
    if (message) notify({ title: strings.profileFailedToast, description: message, variant: 'destructive' })
  }, [message])

  if (error && !profile)
    return (
      <ErrorCard
        title={strings.profileFailed}
        message={strings.profileFailedHint}
        onRetry={() => refetch()}
      />
    )
  if (!profile)
    return (
      <div className="grid min-h-72 place-items-center">
        <Spinner label={strings.profileLoading} />
      </div>
    )
  const email = user.email ?? ''
  return (
    <>
      <ProfileSummary user={user} profile={profile} />
      <Tabs
        label={strings.profile}
        tabs={TABS}
        value={tab}
        onChange={(next) =>
          setSearch(next === 'profile' ? {} : { tab: next }, { replace: true, preventScrollReset: true })
        }
      >
        <TabPanel value="profile">
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <ProfileForm userId={user.id} email={email} profile={profile} />
            <div className="grid gap-6">
              <HouseholdCard userId={user.id} />
              <LearnedCard userId={user.id} />
              <YourData userId={user.id} />
            </div>
          </div>
        </TabPanel>
        <TabPanel value="recipes">
          <SavedList />
        </TabPanel>
        <TabPanel value="achievements">
          <AchievementsList userId={user.id} />
        </TabPanel>
        <TabPanel value="preferences">
          <PreferencesForm userId={user.id} profile={profile} />
          <NoteCard userId={user.id} />
        </TabPanel>
      </Tabs>
    </>
  )
}
