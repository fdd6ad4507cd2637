/** What a recipe is for. Only a meal, or a breakfast in the morning, answers "what can I cook?". */
export const RECIPE_KINDS = ['meal', 'breakfast', 'side', 'baking', 'sweet', 'sauce', 'drink'] as const
export type RecipeKind = (typeof RECIPE_KINDS)[number]

/** How much a line matters: in the title or the bulk of the dish; or a garnish, an option, a pinch of spice. */
export const LINE_WEIGHTS = ['minor', 'normal', 'main'] as const
export type LineWeight = (typeof LINE_WEIGHTS)[number]
