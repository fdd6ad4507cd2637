import { findLabel, type LearnedLabel, learnedLabel, MAX_LABELS } from '#core/products/learned-label.ts'
import { same } from '#core/text/same.ts'
import { deviceStore } from './device-store.ts'

type Taught = Pick<LearnedLabel, 'printed' | 'shop' | 'name' | 'each'>

/** As many as an account may have: others teach too. */
const MOST_READ = 1000

const byTime = (a: LearnedLabel, b: LearnedLabel) =>
  a.addedAt < b.addedAt ? -1 : a.addedAt > b.addedAt ? 1 : a.id < b.id ? -1 : 1

const labelsIn = (kept: unknown): readonly LearnedLabel[] =>
  Array.isArray(kept) ? kept.flatMap((one) => learnedLabel(one) ?? []).slice(-MOST_READ) : []

/** What codes and lines of receipts stand for, oldest first. With an account it is stored there too. */
const device = deviceStore<readonly LearnedLabel[]>('sous-labels', labelsIn)

type Uses = Readonly<Record<string, string>>

/** When each label was used last, as ISO times: what is bought every week was maybe taught years ago. */
const uses = deviceStore<Uses>('sous-label-uses', (kept) =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(Object.entries(kept).filter(([, at]) => typeof at === 'string'))
    : {},
)

/** Where there is no room for all, those that were used or taught last. */
function roomFor(labels: readonly LearnedLabel[]): readonly LearnedLabel[] {
  if (labels.length <= MAX_LABELS) return labels
  const used = uses.get()
  const last = ({ id, addedAt }: LearnedLabel) => (used[id] && used[id] > addedAt ? used[id] : addedAt)
  const kept = new Set([...labels].sort((a, b) => (last(a) < last(b) ? 1 : -1)).slice(0, MAX_LABELS))
  return labels.filter((label) => kept.has(label))
}

const labelOf = (id: string) => device.get().find((one) => one.id === id)

/** Stores a label, later than what it replaces, even if this clock is slow: the latest counts. */
function put(made: LearnedLabel): LearnedLabel {
  const before = labelOf(made.id)
  const least = before ? Date.parse(before.addedAt) + 1 : 0
  const label = { ...made, addedAt: new Date(Math.max(Date.now(), least)).toISOString() }
  device.set(roomFor([...device.get().filter(({ id }) => id !== label.id), label].sort(byTime)))
  return label
}

const drop = (id: string) => device.set(device.get().filter((one) => one.id !== id))

export const labelStore = {
  ...device,
  clear() {
    uses.clear()
    device.clear()
  },
  /** Remembers what a label is; without a name, that it never goes into the pantry. Returns how to undo that. */
  teach(taught: Taught): () => void {
    const made = learnedLabel({ ...taught, addedAt: new Date().toISOString() })
    if (!made) return () => {}
    const before = labelOf(made.id)
    const label = put(made)
    return () => {
      const now = labelOf(label.id)
      // Others may have taught something else since.
      if (!now || now.name !== label.name || !same(now.each, label.each)) return
      // Taught anew: an older one would lose against what the account has.
      if (before) put(before)
      else drop(label.id)
    }
  },
  /** Forgets what was taught for a label. Returns how to undo that. */
  forget(id: string): () => void {
    const before = labelOf(id)
    drop(id)
    return () => {
      if (before && !labelOf(id)) put(before)
    }
  },
  /** What was taught for a code (of no shop), or for a line of a shop's receipt. */
  find: (printed: string, shop: string): LearnedLabel | undefined => findLabel(device.get(), printed, shop),
  /** The same, for something that was bought: it stays known. */
  recall(printed: string, shop: string): LearnedLabel | undefined {
    const label = findLabel(device.get(), printed, shop)
    if (label) {
      const there = new Set(device.get().map(({ id }) => id))
      const left = Object.entries(uses.get()).filter(([id]) => there.has(id))
      uses.set({ ...Object.fromEntries(left), [label.id]: new Date().toISOString() })
    }
    return label
  },
}
