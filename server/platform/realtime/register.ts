import type { Channel } from './channel.ts'

/** The channels of this server's clients: by topic, and by the user who subscribes to rows. */
export function createRegister() {
  const topics = new Map<string, Set<Channel>>()
  const people = new Map<string, Set<Channel>>()

  const put = (where: Map<string, Set<Channel>>, key: string, channel: Channel) => {
    const some = where.get(key) ?? new Set()
    where.set(key, some.add(channel))
  }
  const take = (where: Map<string, Set<Channel>>, key: string, channel: Channel) => {
    const some = where.get(key)
    some?.delete(channel)
    if (some?.size === 0) where.delete(key)
  }

  return {
    enter(channel: Channel) {
      put(topics, channel.topic, channel)
      if (channel.person && channel.bindings.length > 0) put(people, channel.person.user.id, channel)
    },
    leave(channel: Channel) {
      take(topics, channel.topic, channel)
      if (channel.person) take(people, channel.person.user.id, channel)
    },
    onTopic: (topic: string): Channel[] => [...(topics.get(topic) ?? [])],
    of: (userId: string): Iterable<Channel> => people.get(userId) ?? [],
    isHere: (userId: string) => people.has(userId),
    *all(): Generator<Channel> {
      for (const some of topics.values()) yield* some
    },
  }
}
