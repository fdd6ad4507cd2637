type Key = string | Request

const pathOf = (key: Key) => new URL(typeof key === 'string' ? key : key.url, 'https://sous.example').pathname

/** An in-memory Cache API: as much as our service worker uses. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return {
      match: async (key: Key) => kept.get(pathOf(key))?.clone(),
      put: async (key: Key, value: Response) => void kept.set(pathOf(key), value),
      add: async (key: Key) => void kept.set(pathOf(key), await fetch(key)),
      delete: async (key: Key) => kept.delete(pathOf(key)),
      keys: async () => [...kept.keys()].map((path) => ({ url: `https://sous.example${path}` })),
    }
  }
  const names = (name: string) => [...(all.get(name)?.keys() ?? [])]
  return { caches: { open, has: async (name: string) => all.has(name) } as unknown as CacheStorage, names }
}
