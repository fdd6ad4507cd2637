import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { HouseholdInput, HouseholdOutput } from '#core/contracts/household.ts'
import { call } from '#web/api/functions.ts'
import { onLive } from '#web/api/live.ts'
import { notify } from '#web/lib/toast.ts'
import { refreshAccountLists } from '#web/state/account-lists.ts'
import * as strings from './strings.ts'

const householdKey = (userId: string) => ['household', userId]
const PEOPLE = ['households', 'household_members']

/** The user's household, kept up to date with changes by others. */
export function useHousehold(userId: string) {
  const client = useQueryClient()
  useEffect(() => {
    const look = () => void client.invalidateQueries({ queryKey: householdKey(userId) })
    return onLive({ again: look, change: ({ table }) => PEOPLE.includes(table) && look() })
  }, [client, userId])
  return useQuery({
    queryKey: householdKey(userId),
    queryFn: ({ signal }) => call('household', { action: 'status' }, { signal }),
    staleTime: 0,
  })
}

const failed = (error: Error) =>
  notify({ title: strings.actionFailed, description: error.message, variant: 'destructive' })

/** Every household action returns the current household. */
export function useHouseholdAction(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: HouseholdInput) => call('household', input),
    onSuccess: ({ household }) => {
      client.setQueryData<HouseholdOutput>(householdKey(userId), { household })
      refreshAccountLists()
    },
    onError: failed,
  })
}

export const useInvitation = (userId: string, code: string) =>
  useQuery({
    queryKey: ['invitation', userId, code],
    queryFn: ({ signal }) => call('household-join', { action: 'look', code }, { signal }),
    retry: false,
    gcTime: 0,
  })

export function useJoinHousehold(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { code: string; merge: boolean }) =>
      call('household-join', { action: 'join', ...input }),
    onSuccess: (answer) => {
      client.setQueryData(householdKey(userId), answer)
      refreshAccountLists()
    },
    onError: failed,
  })
}
