import type { Category } from '../../contracts/ingredient.ts'

/** Words for whole classes of food. */
const CLASSES: Readonly<Record<string, readonly Category[]>> = {
  meat: ['meat', 'poultry'],
  poultry: ['poultry'],
  seafood: ['seafood'],
  fish: ['seafood'],
  vegetable: ['vegetables'],
  veggie: ['vegetables'],
  veg: ['vegetables'],
  greens: ['vegetables'],
  produce: ['vegetables', 'fruits'],
  fruit: ['fruits'],
  dairy: ['dairy'],
  herb: ['herbs'],
  spice: ['spices'],
  grain: ['grains'],
  bread: ['bread'],
}
const SHELLFISH = /\b(?:shrimp|prawn|crab|lobster|clam|mussel|oyster|scallop|squid|octopus)s?\b/

/** The words for classes in a text. */
export const classWords = (text: string): string[] =>
  Object.keys(CLASSES).filter((word) => new RegExp(`\\b${word}s?\\b`).test(text))

/** Whether a word for a class means a food: crab is no fish. */
export const isInClass = (word: string, category: Category, name: string): boolean =>
  CLASSES[word]?.includes(category) === true && !(word === 'fish' && SHELLFISH.test(name))
