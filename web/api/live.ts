import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { settings } from './settings.ts'
import { getSupabase } from './supabase.ts'

/** A row that changed elsewhere. For a deleted one only the key is present. */
export interface LiveChange {
  table: string
  eventType: 'INSERT' | 'UPDATE' | 'DELETE'
  new: Record<string, unknown>
  old: Record<string, unknown>
}

interface LiveListener {
  change: (change: LiveChange) => void
  /** Connected or reconnected: changes in the meantime were not received. */
  again: () => void
}

const OWN = [
  'pantry_events',
  'shopping_items',
  'shopping_shops',
  'product_labels',
  'plan_meals',
  'plan_settings',
  'saved_recipes',
  'recipe_marks',
  'cook_log',
]
/** For these tables, users receive their own and their household's changes and no others, without a filter. */
const SHARED = [
  'households',
  'household_members',
  'household_pantry_events',
  'household_shopping_items',
  'household_shopping_shops',
  'household_product_labels',
  'household_looks',
  'household_plan_meals',
  'household_plan_settings',
  'own_recipes',
  // Its key is the recipe: a filter on its owner would hide that a link was revoked.
  'recipe_links',
]

const RETRY_MS = [2000, 5000, 15_000, 60_000]
const IDLE_MS = 3000

const listeners = new Set<LiveListener>()

/** Subscribes to changes in the account while a user is signed in. */
export function onLive(listener: LiveListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const notifyListeners = (call: (listener: LiveListener) => void) => {
  for (const listener of listeners) call(listener)
}

export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task, { timeout: IDLE_MS })
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, IDLE_MS)
  return () => clearTimeout(handle)
}

function openChannel(supabase: SupabaseClient, userId: string): RealtimeChannel {
  const channel = supabase.channel(`account:${userId}`)
  const onChange = (change: LiveChange) => notifyListeners((listener) => listener.change(change))
  const rows = { event: '*', schema: 'public' } as const
  const mine = `user_id=eq.${userId}`
  // A hosted project publishes none of the lists, only that something in them changed.
  if (settings.supabaseUrl)
    return channel.on('postgres_changes', { ...rows, table: 'list_changes', filter: mine }, () =>
      notifyListeners((listener) => listener.again()),
    )
  for (const table of OWN) channel.on('postgres_changes', { ...rows, table, filter: mine }, onChange)
  for (const table of SHARED) channel.on('postgres_changes', { ...rows, table }, onChange)
  // The server itself briefly lost its database connection.
  return channel.on('system', {}, ({ status }: { status?: string }) => {
    if (status === 'ok') notifyListeners((listener) => listener.again())
  })
}

/** Keeps one connection for the account until stopped. The library reconnects by itself. */
export function startLive(userId: string): () => void {
  let stopped = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: { supabase: SupabaseClient; channel: RealtimeChannel } | undefined

  const later = () => {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(open, RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
    failures += 1
  }

  async function open() {
    try {
      const supabase = await getSupabase()
      // An expired session is renewed here; without one there is nothing to subscribe to.
      const { data } = await supabase.auth.getSession()
      if (stopped || data.session?.user.id !== userId) return
      await supabase.realtime.setAuth()
      if (stopped) return
      const channel = openChannel(supabase, userId)
      current = { supabase, channel }
      channel.subscribe((status) => {
        if (stopped || current?.channel !== channel) return
        if (status === 'SUBSCRIBED') {
          failures = 0
          notifyListeners((listener) => listener.again())
        }
        // The server closed it, e.g. because a token expired: it can be reopened with a new one.
        if (status === 'CLOSED') {
          current = undefined
          later()
        }
      })
    } catch {
      later()
    }
  }

  const cancel = whenIdle(() => void open())
  return () => {
    stopped = true
    cancel()
    clearTimeout(timer)
    if (current) void current.supabase.removeChannel(current.channel)
  }
}
