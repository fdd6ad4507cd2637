/** Raised with every change of the records, of the rules in core/food-facts or of line weights and kinds: stored recipes are judged again. */
export const FACTS_VERSION = '3'
