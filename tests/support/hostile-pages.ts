const ld = (json: string) => `<script type="application/ld+json">${json}</script>`
const recipe = (fields: object) =>
  ld(
    JSON.stringify({
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['1 egg', '2 eggs'],
      recipeInstructions: ['Mix.'],
      ...fields,
    }),
  )
const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: Math.ceil(count) }, (_, at) => text(at)).join('')
/** Repeated up to this many characters. */
const fill = (text: string, size: number) => text.repeat(Math.ceil(size / text.length))
const LIST = '<ul class=ingredients><li>1 egg<li>2 eggs<li>3 g salt</ul>'

/** Pages designed to exhaust a parser, each of about the requested length. */
export const HOSTILE_PAGES: Record<string, (size: number) => string> = {
  'nothing but <': (size) => fill('<', size),
  'tags that never end': (size) => fill('<a', size),
  'comments that never end': (size) => fill('<!--', size),
  'divs inside each other': (size) => fill('<div>', size),
  'unclosed paragraphs': (size) => fill('<p>x', size),
  'unclosed links': (size) => times(size / 14, (at) => `<a href=/${at}>x`),
  'closing tags of nothing': (size) => fill('<b>', 900) + fill('</x>', size),
  'many scripts': (size) => fill('<script></script>', size),
  'many entities': (size) => fill('&amp;&#1;&', size),
  'many attributes': (size) => `<div ${times(size / 10, (at) => `a${at}="x" `)}>x</div>`,
  'one attribute again and again': (size) => `<div ${fill('class="ingredients" ', size)}>x</div>`,
  'a class of a megabyte': (size) => `<div class="${fill('recipe-ingredients ', size)}">1 egg</div>`,
  'links inside each other': (size) => times(280, (at) => `<a href=/${at}><div>`) + fill('word ', size),
  'labels inside each other': (size) =>
    `${fill('<div class="prep-time servings cuisine recipe-title recipe-summary">', 20_000)}${fill('x ', size)}${LIST}`,
  'spans inside each other': (size) => `<li>${fill('<span>', 1680)}${fill('x ', size)}`,
  'headings and titles': (size) =>
    fill('<h1>Cake pie</h1>', size / 2) + fill('<b class="recipe-title">zzzz</b>', size / 2) + LIST,
  'recipes inside each other': (size) =>
    fill('<div itemscope itemtype="https://schema.org/Recipe"><i itemprop=name>x</i>', size),
  'a base of half a megabyte': (size) =>
    `<base href="https://a.example/${fill('a', size / 2)}/">${fill('<a href=x>y</a>', size / 2)}`,
  'a title of separators': (size) => `<title>${fill(' -', size)}</title>`,
  'JSON-LD inside itself': (size) => ld(`${fill('{"a":', size / 2)}1${fill('}', size / 10)}`),
  'JSON-LD that is not closed': (size) => ld(fill('[', size)),
  'JSON-LD of spaces': (size) => ld(`${fill(' ', size)}{`),
  'thousands of JSON-LD blocks': (size) => fill(ld('{"a":'), size),
  'a name in lists of lists': (size) =>
    recipe({ name: JSON.parse(`${'['.repeat(22)}"x"${']'.repeat(22)}`), description: fill('x ', size) }),
  'an ingredient of commas': (size) => recipe({ recipeIngredient: [fill(', ', size)] }),
  'an ingredient of spaces': (size) => recipe({ recipeIngredient: [`a${fill(' \u200b', size)}b`, '1 egg'] }),
  'ingredients with open brackets': (size) =>
    recipe({ recipeIngredient: Array.from({ length: size / 16 }, (_, at) => `a( b) ${at}(`) }),
  'ingredients with one tail': (size) =>
    recipe({ recipeIngredient: Array.from({ length: 4 }, () => fill('a ', size / 4)) }),
  'a duration of digits': (size) =>
    recipe({
      totalTime: fill('1 ', size / 3),
      cookTime: fill('P1.', size / 3),
      prepTime: fill('1/2', size / 3),
    }),
  'servings of digits': (size) => recipe({ recipeYield: fill('serves 1 to ', size) }),
  'steps of durations': (size) =>
    recipe({
      recipeInstructions: [fill('Bake for 1 minute or ', size)],
      recipeIngredient: ['1 egg', '2 eggs'],
    }),
  'code that is no JSON': (size) => `<script>var ingredients = {${fill("a:{b:'x'},", size)}</script>`,
  'quotes of code that never end': (size) => `<script>var ingredients = {${fill("{'a ", size)}</script>`,
  'rows of a flight payload': (size) =>
    `<script>self.__next_f.push(${JSON.stringify([1, fill('1:T5,hello2:["$","p",null,{"a":"$1"}]\n', size)])})</script>`,
  'JSON inside of JSON': (size) =>
    `<script>var a = ${JSON.stringify({ ingredients: [fill('{"ingredients":[', size)], steps: [fill('[{', size / 4)] })}</script>`,
  'paragraphs of a pre': (size) => `<h2>Ingredients</h2><pre>${fill('2 eggs\n\n', size)}</pre>`,
  'boxes that touch': (size) => `<p>${fill('<b>1 g</b><i>x</i>', size)}</p>`,
  'lists of two unit systems': (size) =>
    `<h2>Ingredients</h2>${fill('<ul class="us"><li>1 cup x</ul><ul class="metric" hidden><li>9 ml x</ul>', size)}`,
}
