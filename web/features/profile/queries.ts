import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeleteAccountInput } from '#core/contracts/account.ts'
import type { ProfileRow } from '#core/contracts/rows.ts'
import { call } from '#web/api/functions.ts'
import { getSupabase } from '#web/api/supabase.ts'
import { notify } from '#web/lib/toast.ts'
import { type AccountPreferences, toProfile } from '#web/state/account-preferences.ts'
import { agreeOnPreferences } from '#web/state/preferences-sync.ts'
import { isUploaded, removeOtherAvatars, uploadAvatar } from './avatar-storage.ts'
import * as strings from './strings.ts'

/** A profile row is created only when needed. */
const NO_ROW = 'PGRST116'

const profileKey = (userId: string) => ['profile', userId]

export const useProfile = (userId: string) =>
  useQuery({
    queryKey: profileKey(userId),
    queryFn: async (): Promise<Partial<ProfileRow>> => {
      const supabase = await getSupabase()
      const { data, error, status } = await supabase
        .from('profiles')
        .select('*')
        .eq('user_id', userId)
        .single<ProfileRow>()
      if (error && error.code !== NO_ROW) throw Object.assign(new Error(error.message), { status })
      return data ?? {}
    },
    staleTime: 0,
  })

async function upsert(userId: string, columns: Partial<ProfileRow>): Promise<ProfileRow> {
  const supabase = await getSupabase()
  const { data, error } = await supabase
    .from('profiles')
    .upsert({ user_id: userId, ...columns, updated_at: new Date().toISOString() })
    .select()
    .single<ProfileRow>()
  if (error) throw new Error(error.message)
  return data
}

function useSave<Input>(userId: string, save: (input: Input) => Promise<ProfileRow>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: (row) => {
      client.setQueryData(profileKey(userId), row)
      notify({
        title: strings.saved,
        description: strings.savedHint,
        variant: 'success',
      })
    },
    onError: (error) =>
      notify({ title: strings.saveFailed, description: error.message, variant: 'destructive' }),
  })
}

interface ProfileDraft {
  displayName: string | null
  avatarUrl: string | null
  /** A new picture that is not uploaded yet. */
  picture: Blob | undefined
}

export const useSaveProfile = (userId: string, before: string | null) =>
  useSave<ProfileDraft>(userId, async ({ displayName, avatarUrl, picture }) => {
    const avatar_url = picture ? await uploadAvatar(userId, picture, before) : avatarUrl
    const row = await upsert(userId, { display_name: displayName, avatar_url })
    // An old file is unused; if it stays behind for now, nothing breaks.
    const replaced = before !== null && isUploaded(before) && before !== avatar_url
    if (picture || replaced) await removeOtherAvatars(userId, avatar_url)
    return row
  })

export const useSavePreferences = (userId: string) =>
  useSave<AccountPreferences>(userId, async (own) => {
    const row = await upsert(userId, toProfile(own))
    agreeOnPreferences(userId, own)
    return row
  })

export const useAchievements = (userId: string) =>
  useQuery({
    queryKey: ['achievements', userId],
    queryFn: async ({ signal }) => (await call('achievements', {}, { signal })).achievements,
    staleTime: 0,
    // New achievements are reported once: a cached response would report them again.
    gcTime: 0,
  })

const deleteAccount = (input: DeleteAccountInput) => call('delete-account', input)

export const useDeletion = (userId: string) =>
  useQuery({
    queryKey: ['deletion', userId],
    queryFn: () => deleteAccount({ action: 'status' }),
    staleTime: 0,
  })

export const useDeleteAccount = () =>
  useMutation({ mutationFn: (password: string) => deleteAccount({ action: 'request', password }) })

export function useKeepAccount(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => deleteAccount({ action: 'cancel' }),
    onSuccess: (answer) => {
      client.setQueryData(['deletion', userId], answer)
      notify({
        title: strings.notDeleted,
        description: strings.keptHint,
        variant: 'success',
      })
    },
    onError: (error) =>
      notify({ title: strings.keepFailed, description: error.message, variant: 'destructive' }),
  })
}

export const exportAccount = () => call('export-account', {})
