import type { TransactionSql } from 'postgres'
import { bringPlan, takePlan } from './plan.ts'

const FULL = 500
const SHOPS = 20
const LABELS = 1000

/** A new member's own lists are merged into the household's, as far as there is room; the rest stays theirs. */
export async function bringLists(work: TransactionSql, userId: string, householdId: string) {
  // The list of the pantry follows its log.
  await work`select sous.bring_pantry(${userId}, ${householdId})`
  await work`
    insert into household_shopping_items (household_id, id, name, line, recipe_id, checked, added_at, plan)
    select ${householdId}, id, name, line, recipe_id, checked, added_at, plan from shopping_items s where user_id = ${userId}
      and not exists (select from household_shopping_items h where h.household_id = ${householdId} and h.id = s.id)
    order by added_at
    limit ${FULL} - (select count(*) from household_shopping_items where household_id = ${householdId})`
  await work`
    delete from shopping_items s where user_id = ${userId}
      and exists (select from household_shopping_items h where h.household_id = ${householdId} and h.id = s.id)`
  await work`
    insert into household_shopping_shops (household_id, id, name, aisles, foods, added_at)
    select ${householdId}, id, name, aisles, foods, added_at from shopping_shops s where user_id = ${userId}
      and not exists (select from household_shopping_shops h where h.household_id = ${householdId} and h.id = s.id)
    order by added_at
    limit greatest(0, ${SHOPS} - (select count(*) from household_shopping_shops where household_id = ${householdId}))`
  await work`
    delete from shopping_shops s where user_id = ${userId}
      and exists (select from household_shopping_shops h where h.household_id = ${householdId} and h.id = s.id)`
  // What both were taught: the latest counts.
  await work`
    update household_product_labels h set name = l.name, each = l.each, added_at = l.added_at from product_labels l
    where h.household_id = ${householdId} and l.user_id = ${userId} and l.id = h.id and l.added_at > h.added_at`
  await work`
    insert into household_product_labels (household_id, id, printed, shop, name, each, added_at)
    select ${householdId}, id, printed, shop, name, each, added_at from product_labels l where user_id = ${userId}
      and not exists (select from household_product_labels h where h.household_id = ${householdId} and h.id = l.id)
    order by added_at desc
    limit greatest(0, ${LABELS} - (select count(*) from household_product_labels where household_id = ${householdId}))`
  await work`
    delete from product_labels l where user_id = ${userId}
      and exists (select from household_product_labels h where h.household_id = ${householdId} and h.id = l.id)`
  await bringPlan(work, userId, householdId)
}

/** A leaving member takes a copy along. */
export async function takeLists(work: TransactionSql, userId: string, householdId: string) {
  await work`select sous.take_pantry(${userId}, ${householdId})`
  await work`
    insert into shopping_items (user_id, id, name, line, recipe_id, checked, added_at, plan)
    select ${userId}, id, name, line, recipe_id, checked, added_at, plan from household_shopping_items h
    where household_id = ${householdId}
      and not exists (select from shopping_items s where s.user_id = ${userId} and s.id = h.id)
    order by added_at
    limit ${FULL} - (select count(*) from shopping_items where user_id = ${userId})`
  await work`
    insert into shopping_shops (user_id, id, name, aisles, foods, added_at)
    select ${userId}, id, name, aisles, foods, added_at from household_shopping_shops h
    where household_id = ${householdId}
      and not exists (select from shopping_shops s where s.user_id = ${userId} and s.id = h.id)
    order by added_at
    limit greatest(0, ${SHOPS} - (select count(*) from shopping_shops where user_id = ${userId}))`
  await work`
    insert into product_labels (user_id, id, printed, shop, name, each, added_at)
    select ${userId}, id, printed, shop, name, each, added_at from household_product_labels h
    where household_id = ${householdId}
      and not exists (select from product_labels l where l.user_id = ${userId} and l.id = h.id)
    order by added_at desc
    limit greatest(0, ${LABELS} - (select count(*) from product_labels where user_id = ${userId}))`
  await takePlan(work, userId, householdId)
}
