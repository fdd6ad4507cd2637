/** Raised with every change of the records or of the rules in core/food-facts: stored recipes are judged again. */
export const FACTS_VERSION = '1'
