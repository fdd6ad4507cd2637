/** What themes and templates put where a recipe will be. */
const NUMBERED =
  /^(?:ingredient|ingrédient|ingrediente|zutat|step|schritt|étape|paso|item|line|list item|instruction)\s*(?:#|no\.?)?\s*(?:\d{1,2}|one|two|three|here|name|goes here)$/i
const TEMPLATE = /\{\{|\}\}|\{%|<%|%%\w|\$\{|\[\[/
const LATIN = /\b(?:lorem|ipsum|dolor sit|amet|consectetur|adipiscing|eiusmod|tempor incididunt)\b/i
const UNFILLED =
  /^(?:(?:your|my|recipe|the|untitled|sample|example|demo|new)\s+)*(?:(?:recipe|post|dish|page)\s*)(?:title|name)?(?:\s+(?:here|goes here|\d{1,2}))?$|^(?:add|enter|type|insert|write)\s(?:your|the|an?)\s.{2,30}\shere\.?$/i

const isPlaceholder = (line: string) => NUMBERED.test(line) || TEMPLATE.test(line) || LATIN.test(line)

/** Whether nobody has filled in this recipe. */
export function isUnfilled(title: string, ingredients: readonly string[], steps: readonly string[]): boolean {
  if (TEMPLATE.test(title)) return true
  const empty = ingredients.filter((line) => isPlaceholder(line) || UNFILLED.test(line)).length
  const untold = steps.filter((line) => isPlaceholder(line) || UNFILLED.test(line)).length
  const least = UNFILLED.test(title) || untold > steps.length / 2 ? 0.3 : 0.5
  return empty >= 2 && empty >= ingredients.length * least
}
