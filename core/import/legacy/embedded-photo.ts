import type { Surroundings } from '../format.ts'
import type { FoundPhoto } from '../raw-recipe.ts'
import { isPictureMark } from '../without-pictures.ts'
import { textOf, type XmlElement } from './xml-tree.ts'

/** Fewer letters of base64 are no picture: some programs write an empty one. */
const SMALLEST = 60

/** The picture that an element holds in base64. */
export function embeddedPhoto(
  element: XmlElement,
  name: string,
  around: Pick<Surroundings, 'embedded'>,
): FoundPhoto[] {
  const base64 = textOf(element).replace(/\s+/g, '')
  return base64.length < SMALLEST && !isPictureMark(base64) ? [] : [around.embedded(name, base64)]
}
