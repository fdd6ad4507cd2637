import type { TransactionSql } from 'postgres'

const FULL = 500

/** A new member's own lists are merged into the household's, as far as there is room; the rest stays theirs. */
export async function bringLists(work: TransactionSql, userId: string, householdId: string) {
  await work`
    insert into household_pantry_items (household_id, name, amount, near, added_at)
    select ${householdId}, name, amount, near, added_at from pantry_items p where user_id = ${userId}
      and not exists (select from household_pantry_items h where h.household_id = ${householdId} and h.name = p.name)
    order by added_at
    limit ${FULL} - (select count(*) from household_pantry_items where household_id = ${householdId})`
  await work`
    delete from pantry_items p where user_id = ${userId}
      and exists (select from household_pantry_items h where h.household_id = ${householdId} and h.name = p.name)`
  await work`
    insert into household_shopping_items (household_id, id, name, line, recipe_id, checked, added_at)
    select ${householdId}, id, name, line, recipe_id, checked, added_at from shopping_items s where user_id = ${userId}
      and not exists (select from household_shopping_items h where h.household_id = ${householdId} and h.id = s.id)
    order by added_at
    limit ${FULL} - (select count(*) from household_shopping_items where household_id = ${householdId})`
  await work`
    delete from shopping_items s where user_id = ${userId}
      and exists (select from household_shopping_items h where h.household_id = ${householdId} and h.id = s.id)`
}

/** A leaving member takes a copy along. */
export async function takeLists(work: TransactionSql, userId: string, householdId: string) {
  await work`
    insert into pantry_items (user_id, name, amount, near, added_at)
    select ${userId}, name, amount, near, added_at from household_pantry_items h where household_id = ${householdId}
      and not exists (select from pantry_items p where p.user_id = ${userId} and p.name = h.name)
    order by added_at
    limit ${FULL} - (select count(*) from pantry_items where user_id = ${userId})`
  await work`
    insert into shopping_items (user_id, id, name, line, recipe_id, checked, added_at)
    select ${userId}, id, name, line, recipe_id, checked, added_at from household_shopping_items h
    where household_id = ${householdId}
      and not exists (select from shopping_items s where s.user_id = ${userId} and s.id = h.id)
    order by added_at
    limit ${FULL} - (select count(*) from shopping_items where user_id = ${userId})`
}
