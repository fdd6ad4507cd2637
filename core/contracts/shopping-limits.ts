/** The limits of a shopping list; the database enforces the same ones. */
export const MAX_SHOPPING_ITEMS = 500
export const MAX_SHOPS = 20
export const MAX_SHOP_NAME = 40
/** Foods that stand in another aisle than usual, for each shop. */
export const MAX_MOVED_FOODS = 300
