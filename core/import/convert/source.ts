import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import * as strings from '../strings.ts'
import { plainLine } from './plain-text.ts'
import type { Remarks } from './remarks.ts'

const ADDRESS = /https?:\/\/[^\s<>"]+/i
const BARE = /^(?:www\.)?(?:[\p{L}\d-]{1,63}\.)+\p{L}{2,24}(?:\/\S*)?$/iu

const fitting = (address: string | null) =>
  address !== null && address.length <= OWN_LIMITS.sourceUrl ? address : null

function addressIn(text: string): string | null {
  const whole = fitting(webAddress(text))
  if (whole) return whole
  if (BARE.test(text)) return fitting(webAddress(`https://${text}`))
  return fitting(webAddress(ADDRESS.exec(text)?.[0]?.replace(/[).,;]+$/, '')))
}

/** The address of a page, and the name of a book, a site or a person. A source that is no address is a name. */
export function sourceOf(raw: RawRecipe, remarks: Remarks) {
  const given = plainLine(raw.sourceUrl ?? '')
  const named = plainLine(raw.sourceName ?? '')
  const names: string[] = []
  let address = addressIn(given)
  // "From page 12 (https://…)": the words around the address are a name too.
  if (given !== '' && given !== address && address !== `https://${given}`) names.push(given)
  if (named !== '') {
    const other = addressIn(named)
    if (address === null && other !== null) address = other
    if (named !== address && address !== `https://${named}`) names.unshift(named)
  }
  const [name = null, ...others] = names
  const isLong = name !== null && name.length > OWN_LIMITS.sourceName
  for (const text of isLong ? names : others)
    remarks.move('source', strings.source, text, strings.sourceNoAddress)
  return { source_url: address, source_name: isLong ? null : name }
}
