/** The rules of a shopping list; the database holds the same. */
export const MAX_SHOPPING_ITEMS = 500
