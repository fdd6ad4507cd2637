/** The address of the copy of a scraped recipe's picture; it changes with the picture. */
export const recipeImagePath = (id: string, tag: string) => `/images/recipe/${id}-${tag}.webp`

/** Whether a picture is such a copy: then its source is named beside it. */
export const isRecipeImage = (address: string | null) => address?.startsWith('/images/recipe/') ?? false
