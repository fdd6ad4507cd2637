/** Raised with every change of the records, of the rules in core/food-facts or of line weights, kinds and foods: stored recipes are judged again. */
export const FACTS_VERSION = '9'
