/** For a connected model; our own detector doesn't use a prompt. */
export const INGREDIENT_PROMPT =
  'Name the cooking ingredients in this picture, only those you are more than 60% confident of. Use plain singular names, one for each kind, and no brands, dishes or kitchen tools.'
