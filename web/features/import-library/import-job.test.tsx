import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyContent, emptyMarks } from '#core/own-recipes/empty.ts'
import { toastStore } from '#web/lib/toast.ts'
import { importJob } from './import-job.ts'
import type { OpenLibrary } from './open-library.ts'
import type { Batched } from './protocol.ts'

const device = vi.hoisted(() => ({ saved: [] as string[], ended: '', isFull: false, signedOut: false }))
vi.mock('#web/state/own/imports.ts', () => ({
  ownImports: {
    begin: async () => {
      if (device.signedOut) throw new Error('no storage')
      return 'one'
    },
    save: async (_: string, brought: readonly { content: { title: string } }[]) => {
      if (device.isFull) throw new Error('quota')
      device.saved.push(...brought.map(({ content }) => content.title))
      return brought.length
    },
    end: async (_: string, state: string) => {
      device.ended = state
    },
  },
}))

/** Each batch waits until the test lets it through. */
function library() {
  const asked: { indexes: readonly number[]; go: () => void }[] = []
  const recipe = (index: number): Batched => ({
    content: { ...emptyContent, title: `Dish ${index}` },
    ...{ marks: emptyMarks, photos: [], cooked: [], problems: [] },
  })
  const close = vi.fn()
  const open: OpenLibrary = {
    read: async () => ({ recipes: [], files: [] }),
    peek: async () => undefined,
    batch: (indexes) =>
      new Promise((resolve) => {
        asked.push({ indexes, go: () => resolve(indexes.map(recipe)) })
      }),
    close,
  }
  return { asked, open, close }
}

const chosen = (count: number, photos = 0) => ({
  name: 'Mealie',
  folder: null,
  unreadable: [],
  recipes: Array.from({ length: count }, (_, index) => ({ index, photos })),
})
const phase = () => importJob.get()?.phase
const reaches = (wanted: string) => vi.waitFor(() => expect(phase()).toBe(wanted))
const asks = (asked: readonly unknown[], count: number) => vi.waitFor(() => expect(asked).toHaveLength(count))

beforeEach(() => {
  Object.assign(device, { saved: [], ended: '', isFull: false, signedOut: false })
  importJob.dismiss()
  toastStore.clear()
})

describe('the import job', () => {
  it('stores in batches of 20, fewer if they have many photos, and says when it is done', async () => {
    const { asked, open, close } = library()
    expect(await importJob.start(open, chosen(45))).toBe(true)
    for (let at = 0; at < 3; at++) {
      await asks(asked, at + 1)
      asked[at]?.go()
    }
    await reaches('done')
    expect(asked.map(({ indexes }) => indexes.length)).toEqual([20, 20, 5])
    expect(device.saved).toHaveLength(45)
    expect(device.ended).toBe('done')
    expect(close).toHaveBeenCalledOnce()
    expect(toastStore.get()[0]?.title).toBe('45 recipes came in')

    const many = library()
    await importJob.start(many.open, chosen(7, 8))
    await asks(many.asked, 1)
    expect(many.asked[0]?.indexes).toHaveLength(3)
    importJob.stop()
    many.asked[0]?.go()
    await reaches('stopped')
  })

  it('pauses after the batch under way, and continues', async () => {
    const { asked, open } = library()
    await importJob.start(open, chosen(40))
    await asks(asked, 1)
    importJob.pause()
    asked[0]?.go()
    await vi.waitFor(() => expect(importJob.get()?.saved).toBe(20))
    expect(asked).toHaveLength(1)
    expect(phase()).toBe('paused')
    importJob.goOn()
    await asks(asked, 2)
    asked[1]?.go()
    await reaches('done')
    expect(importJob.get()?.saved).toBe(40)
  })

  it('stops, also while it is paused, and what is stored stays', async () => {
    const { asked, open, close } = library()
    await importJob.start(open, chosen(60))
    await asks(asked, 1)
    importJob.pause()
    asked[0]?.go()
    await vi.waitFor(() => expect(importJob.get()?.saved).toBe(20))
    importJob.stop()
    await vi.waitFor(() => expect(device.ended).toBe('stopped'))
    expect(close).toHaveBeenCalledOnce()
    expect(device.saved).toHaveLength(20)
  })

  it('waits when the device is full, and stores the same batch again', async () => {
    const { asked, open } = library()
    device.isFull = true
    await importJob.start(open, chosen(10))
    await asks(asked, 1)
    asked[0]?.go()
    await reaches('failed')
    device.isFull = false
    importJob.goOn()
    await asks(asked, 2)
    expect(asked[1]?.indexes).toEqual(asked[0]?.indexes)
    asked[1]?.go()
    await reaches('done')
    expect(device.saved).toHaveLength(10)
  })

  it('does not start on a device that stores nothing, and the files stay open', async () => {
    const { open, close } = library()
    device.signedOut = true
    expect(await importJob.start(open, chosen(3))).toBe(false)
    expect(importJob.get()).toBeUndefined()
    expect(close).not.toHaveBeenCalled()
  })

  it('says that it goes on when its page is left', async () => {
    const { asked, open } = library()
    const leave = importJob.watch()
    await importJob.start(open, chosen(5))
    await asks(asked, 1)
    leave()
    expect(toastStore.get()[0]?.title).toBe('Still bringing in recipes: 0 of 5 recipes')
    asked[0]?.go()
    await reaches('done')
  })
})
