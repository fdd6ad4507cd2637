import type { RecipeFormat, SourceDocument } from './format.ts'
import { cooklang } from './formats/cooklang.ts'
import { crouton } from './formats/crouton.ts'
import { chowdown, markdown } from './formats/markdown.ts'
import { markedUpPage } from './formats/marked-up-page.ts'
import { mealie, mealieBackup } from './formats/mealie.ts'
import { mela } from './formats/mela.ts'
import { ownAccount, ownCookbook } from './formats/own-cookbook.ts'
import { paprika } from './formats/paprika.ts'
import { recipeMd } from './formats/recipe-md.ts'
import { recipeSageJson, recipeSageText, recipeSageXml } from './formats/recipesage.ts'
import { nextcloud, recipeSageJsonLd, schemaOrg } from './formats/schema-org.ts'
import { tandoor } from './formats/tandoor.ts'
import { LEGACY_FORMATS } from './formats-legacy.ts'

/** In this order: the first that recognizes a document reads it. The general ones are last. */
const FORMATS: readonly RecipeFormat[] = [
  ...[ownCookbook, ownAccount, paprika, mealieBackup, mealie, tandoor, crouton, mela],
  ...[nextcloud, recipeSageJsonLd, recipeSageJson, recipeSageXml, recipeSageText, markedUpPage],
  ...LEGACY_FORMATS,
  ...[schemaOrg, cooklang, chowdown, recipeMd, markdown],
]

/** The format of a document; undefined for plain text and everything unknown. */
export function formatOf(document: SourceDocument): RecipeFormat | undefined {
  return FORMATS.find((format) => {
    try {
      return format.looksLike(document)
    } catch {
      return false
    }
  })
}
