import { type Element, parseTree } from '#core/extract/dom.ts'
import { elementsIn } from '#core/extract/tree.ts'
import type { RecipeFormat, Surroundings } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { linesIn, linkIn, namedIn, picturesIn, propIn, propsIn, textsIn } from './html-parts.ts'
import { filledOthers, listed } from './plain-lines.ts'
import { ratingOfFive } from './rating.ts'
import * as strings from './strings.ts'

/** The text under a property; a list names it on each of its lines, or on the box around them. */
const linesUnder = (recipe: Element, prop: string, box: string): string[] => {
  const boxes = namedIn(recipe, box)
  return linesIn(boxes.length > 0 ? boxes.slice(0, 1) : propsIn(recipe, prop))
}

function ratingOf(recipe: Element): number | null {
  const [rating] = namedIn(recipe, 'rating')
  return rating ? ratingOfFive(rating.attribs.value ?? textsIn([rating]).join('')) : null
}

function recipeOf(recipe: Element, around: Pick<Surroundings, 'pictures'>): RawRecipe {
  const link = propsIn(recipe, 'url')[0]
  const title = propIn(recipe, 'name')
  return {
    title,
    description: linesUnder(recipe, 'description', 'description').join('\n'),
    ingredients: linesUnder(recipe, 'recipeIngredient', 'ingredients'),
    steps: linesUnder(recipe, 'recipeInstructions', 'directions'),
    servings: propIn(recipe, 'recipeYield'),
    prep: propIn(recipe, 'prepTime'),
    cook: propIn(recipe, 'cookTime'),
    total: propIn(recipe, 'totalTime'),
    sourceUrl: link?.attribs.href ?? linkIn(link),
    sourceName: propIn(recipe, 'author') || null,
    tags: propsIn(recipe, 'recipeCategory').flatMap((tag) => listed(textsIn([tag]).join(','))),
    rating: ratingOf(recipe),
    notes: [linesUnder(recipe, 'comment', 'notes').join('\n')],
    others: filledOthers([
      [strings.nutrition, linesUnder(recipe, 'nutrition', 'nutrition').join('\n')],
      [strings.difficulty, propIn(recipe, 'difficulty')],
    ]),
    ...around.pictures(title, picturesIn(recipe)),
  }
}

const isRecipe = ({ attribs }: Element) => /schema\.org\/Recipe$/i.test(attribs.itemtype ?? '')

/** Paprika can write each recipe as a page. Its index lists them and holds none. */
export const paprikaPages: RecipeFormat = {
  id: 'paprika-html',
  name: strings.paprikaPages,
  looksLike: ({ text }) => {
    const head = text.slice(0, 200_000)
    return (
      /itemtype="https?:\/\/schema\.org\/Recipe"/i.test(head) &&
      /class="[^"]{0,60}\b(?:ingredientsbox|directionsbox|infobox)\b/.test(head)
    )
  },
  read: ({ text }, around) => elementsIn(parseTree(text), isRecipe).map((recipe) => recipeOf(recipe, around)),
}
