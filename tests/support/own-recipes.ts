import { randomUUID } from 'node:crypto'
import type { OwnRecipeRow } from '#core/contracts/own-recipes.ts'
import { emptyContent } from '#core/own-recipes/empty.ts'
import type { TestServer } from './server.ts'
import type { Person } from './storage.ts'

/** Own recipes through the client library, as a device saves them. */
export const recipes = ({ client }: Person) => client.from('own_recipes')

export async function write(person: Person, more: Partial<OwnRecipeRow> = {}) {
  const { data, error } = await recipes(person)
    .insert({ ...emptyContent, id: randomUUID(), title: 'Nana’s stew', ...more })
    .select()
    .single<OwnRecipeRow>()
  if (error) throw error
  return data
}

export const save = (person: Person, { id, revision }: OwnRecipeRow, change: Partial<OwnRecipeRow>) =>
  recipes(person).update(change).eq('id', id).eq('revision', revision).select().returns<OwnRecipeRow[]>()

export const seenBy = async (person: Person, { id }: { id: string }) =>
  ((await recipes(person).select('id').eq('id', id)).data ?? []).length === 1

/** A household of these people; the first is its owner. */
export async function household({ sql }: TestServer, ...people: Person[]) {
  const [made] = await sql<{ id: string }[]>`insert into households (name) values ('Ours') returning id`
  for (const [at, { id }] of people.entries())
    await sql`insert into household_members (user_id, household_id, role)
      values (${id}, ${made?.id ?? ''}, ${at === 0 ? 'owner' : 'member'})`
  return made?.id ?? ''
}
