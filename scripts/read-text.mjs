// npm run read:text -- FILE_OR_DIR
// Prints what the reader of pasted text makes of files, a JSON line each.
import { existsSync, readFileSync } from 'node:fs'
import { VOCABULARY } from '../content/cookbook/vocabulary.ts'
import { readPlainText } from '../core/import/plain-text-format.ts'
import { documentOf } from '../core/import/source-document.ts'
import { toImported } from '../core/import/to-imported.ts'
import { filesIn, printed } from './source-files.mjs'

const [target] = process.argv.slice(2)
if (!target || !existsSync(target)) {
  console.error('usage: npm run read:text -- FILE_OR_DIR')
  process.exit(2)
}

for (const file of filesIn(target)) {
  const document = documentOf(file, readFileSync(file))
  const recipes = document ? readPlainText(document, VOCABULARY).map(toImported) : []
  const problems = recipes.flatMap((recipe) => recipe.problems)
  if (recipes.length === 0) problems.push({ where: '', reason: 'No recipe found in this file.' })
  process.stdout.write(
    `${JSON.stringify({ file, format: 'plain-text', recipes: recipes.map(printed), problems })}\n`,
  )
}
