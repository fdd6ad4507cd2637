import { useSyncExternalStore } from 'react'
import { MAX_PLAN_TEMPLATES } from '#core/contracts/planning-limits.ts'
import { type PlanTemplate, planTemplate, type TemplateMeal } from '#core/planning/template.ts'
import { newId } from '../../lib/new-id.ts'
import { deviceStore } from '../device-store.ts'

const device = deviceStore<readonly PlanTemplate[]>('sous-plan-templates', (kept) =>
  Array.isArray(kept) ? kept.flatMap((one) => planTemplate(one) ?? []) : [],
)

/** Weeks to plan again. With an account they are stored there too. */
export const templateStore = {
  ...device,
  /** Adds a template; undefined if there is no room, no name, or no meal. */
  add(name: string, meals: readonly TemplateMeal[]): PlanTemplate | undefined {
    const template = planTemplate({ id: newId(), name, meals, addedAt: new Date().toISOString() })
    if (!template || device.get().length >= MAX_PLAN_TEMPLATES) return undefined
    device.set([...device.get(), template])
    return template
  },
  /** Returns what was deleted, for `restore`. */
  remove(id: string): PlanTemplate | undefined {
    const gone = device.get().find((one) => one.id === id)
    if (gone) device.set(device.get().filter((one) => one.id !== id))
    return gone
  },
  /** Brings back a deleted template, in its place. */
  restore(template: PlanTemplate) {
    if (device.get().some(({ id }) => id === template.id)) return
    device.set([...device.get(), template].toSorted((a, b) => a.addedAt.localeCompare(b.addedAt)))
  },
}

export const useTemplates = (): readonly PlanTemplate[] =>
  useSyncExternalStore(device.subscribe, device.get, device.empty)
