import { webAddress } from '#core/contracts/web-address.ts'
import type { NamedPictures, Surroundings } from './format.ts'
import type { FoundPhoto } from './raw-recipe.ts'
import * as strings from './strings.ts'

const isAddress = (path: string) => /^(?:https?:)?\/\//i.test(path)

type Needed = Pick<Surroundings, 'photo' | 'embedded' | 'report'>

/** What a format's reader asks for the pictures that a recipe names. */
export const namedPictures =
  ({ photo, embedded, report }: Needed): Surroundings['pictures'] =>
  (recipe, paths, under): NamedPictures => {
    const photos: FoundPhoto[] = []
    const addresses: string[] = []
    let missing = 0
    for (const path of new Set(paths.map((one) => one.trim()))) {
      // "#image" is another node of the document.
      if (path === '' || path.startsWith('#')) continue
      if (/^data:/i.test(path)) photos.push(embedded(`${photos.length + 1}.jpg`, path))
      else if (isAddress(path)) addresses.push(path.replace(/^\/\//, 'https://'))
      else {
        const found = photo(path) ?? (under === undefined ? undefined : photo(`${under}/${path}`))
        if (!found) missing++
        else if (!photos.some(({ name }) => name === found.name)) photos.push(found)
      }
    }
    if (missing > 0) report({ where: recipe, field: 'photos', reason: strings.photosNotInFile(missing) })
    const address = photos.length > 0 ? undefined : addresses.find((one) => webAddress(one) !== null)
    return { photos, photoUrl: address ?? null }
  }
