import type { Store } from './database.ts'

interface TabNews {
  store: Store | 'all'
  keys: readonly string[]
}

/** Reports changes of the database to this browser's other tabs and to workers. */
export function openTabs(onNews: (news: TabNews) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: (_news: TabNews) => {} }
  const channel = new BroadcastChannel('sous-own')
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => onNews(data)
  return { tell: (news: TabNews) => channel.postMessage(news) }
}
