/** The limits of a shopping list; the database enforces the same ones. */
export const MAX_SHOPPING_ITEMS = 500
