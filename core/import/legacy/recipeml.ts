import type { RecipeFormat } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { ingredientLine, rangeText } from './ingredient-line.ts'
import { filledLines, filledOthers, headingLine, originIn, squeeze } from './plain-lines.ts'
import * as strings from './strings.ts'
import {
  childOf,
  childrenOf,
  elementsBelow,
  elementsOf,
  parseXml,
  startsWithElement,
  textIn,
  textOf,
  type XmlElement,
} from './xml-tree.ts'

/** A number or a range. */
function quantity(element: XmlElement | undefined): string {
  const range = childOf(element, 'range')
  return range ? rangeText(textIn(range, 'q1'), textIn(range, 'q2')) : squeeze(textOf(element))
}

const amountOf = (element: XmlElement | undefined): { amount: string; unit: string } => ({
  amount: childOf(element, 'range') ? quantity(element) : quantity(childOf(element, 'qty')),
  unit: textIn(element, 'unit'),
})

function lineOf(element: XmlElement): string {
  const { amount, unit } = amountOf(childOf(element, 'amt'))
  const size = textIn(childOf(element, 'amt'), 'size')
  const preparation = [textIn(element, 'prep'), element.attribs.optional === 'yes' ? strings.optional : '']
  return ingredientLine({
    amount,
    unit: squeeze(`${size} ${unit}`),
    name: textIn(element, 'item'),
    preparation: preparation.filter((part) => part !== '').join(', '),
  })
}

function readIngredients(element: XmlElement | undefined, alternatives: string[]): string[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'ing-div') {
      const title = textIn(child, 'title')
      return [...(title ? [headingLine(title)] : []), ...readIngredients(child, alternatives)]
    }
    if (child.name === 'note') {
      alternatives.push(squeeze(textOf(child)))
      return []
    }
    if (child.name !== 'ing') return []
    const line = lineOf(child)
    const others = childrenOf(child, 'alt-ing').map(lineOf)
    if (others.length > 0) alternatives.push(strings.insteadOf(line, others))
    return line === '' ? [] : [line]
  })
}

const timeOf = (element: XmlElement): string => {
  const time = childOf(element, 'time')
  if (!time) return squeeze(textOf(element))
  const amount = childOf(time, 'range') ? quantity(time) : quantity(childOf(time, 'qty'))
  return squeeze(`${amount} ${textIn(time, 'timeunit')}`)
}

/** By the type of a preparation time: "Total", "cooking", "preparation", "Standing". */
function timesOf(head: XmlElement | undefined): Pick<RawRecipe, 'prep' | 'cook' | 'total' | 'rest'> {
  const times: Pick<RawRecipe, 'prep' | 'cook' | 'total' | 'rest'> = {}
  for (const element of childrenOf(head, 'preptime')) {
    const type = (element.attribs.type ?? '').toLowerCase()
    const field = /cook|bak|roast|grill|kochen|back|cuisson/.test(type)
      ? 'cook'
      : /total|gesamt/.test(type)
        ? 'total'
        : /stand|rest|chill|cool|ris|marinat|repos/.test(type)
          ? 'rest'
          : 'prep'
    times[field] ??= timeOf(element)
  }
  return times
}

const textsOf = (head: XmlElement | undefined, name: string): string =>
  childrenOf(head, name)
    .map((element) => squeeze(textOf(element)))
    .join('; ')

function recipeOf(element: XmlElement): RawRecipe {
  const head = childOf(element, 'head')
  const alternatives: string[] = []
  const ingredients = elementsBelow(element, 'ingredients').flatMap((list) =>
    readIngredients(list, alternatives),
  )
  const steps = childrenOf(element, 'directions').flatMap((directions) => {
    const found = elementsBelow(directions, 'step')
    return found.length > 0
      ? found.map((step) => squeeze(textOf(step))).filter((step) => step !== '')
      : filledLines(textOf(directions))
  })
  const yields = childOf(head, 'yield')
  const { amount, unit } = amountOf(yields)
  const source = childOf(head, 'source')
  const items = elementsBelow(source ?? element, 'srcitem').map((item) => squeeze(textOf(item)))
  const nutrition = childOf(element, 'nutrition')
  const equipment = elementsBelow(element, 'equipment').flatMap((all) => elementsBelow(all, 'tool'))
  return {
    title: textIn(head, 'title'),
    description: squeeze(childrenOf(element, 'description').map(textOf).join(' ')),
    ingredients,
    steps,
    servings: yields ? squeeze(`${amount} ${unit}`) || squeeze(textOf(yields)) : null,
    ...timesOf(head),
    tags: elementsBelow(element, 'cat').map((tag) => squeeze(textOf(tag))),
    ...originIn(items.length > 0 ? items.join(', ') : textOf(source)),
    notes: [...childrenOf(head, 'note'), ...childrenOf(element, 'note')].map((note) => squeeze(textOf(note))),
    others: filledOthers([
      [strings.alternatives, alternatives.join('; ')],
      [strings.description, textsOf(head, 'subtitle')],
      [strings.equipment, equipment.map((tool) => squeeze(textOf(tool))).join(', ')],
      [
        strings.nutrition,
        elementsOf(nutrition)
          .map((one) =>
            squeeze(`${one.attribs.name ?? ''} ${elementsOf(one).map(textOf).join(' ') || textOf(one)}`),
          )
          .join('; '),
      ],
    ]),
  }
}

export const recipeMl: RecipeFormat = {
  id: 'recipeml',
  name: strings.recipeMl,
  looksLike: ({ text }) => startsWithElement(text, 'recipeml'),
  // A menu of recipes holds them one level deeper.
  read: ({ text }) => elementsBelow(parseXml(text), 'recipe').map(recipeOf),
}
