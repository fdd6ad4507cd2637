const PACKED = /\.(?:zip|gz|tgz|melarecipes|paprikarecipes)$/i
const JSON_FILE = /\.(?:json|jsonld|crumb|melarecipe|paprikarecipe)$/i

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A file that isn't what its name says, and in which nothing was found. The text is missing if it has none. */
export const isDamaged = (name: string, text?: string): boolean =>
  PACKED.test(name) || (JSON_FILE.test(name) && (text === undefined || !isJson(text)))
