/** Saving leads to the recipe's page: its code is fetched while the user writes, for there may be no network by then. */
export function loadRecipePage() {
  import('./recipe.tsx').catch(() => {})
}
