// npm run import:check -- FILE_OR_DIR
// Prints what an import would make of files, a JSON line each.
import { existsSync } from 'node:fs'
import { VOCABULARY } from '../content/cookbook/vocabulary.ts'
import { readLibrary } from '../core/import/read-library.ts'
import { filesIn, printed, sourceFile } from './source-files.mjs'

const [target] = process.argv.slice(2)
if (!target || !existsSync(target)) {
  console.error('usage: npm run import:check -- FILE_OR_DIR')
  process.exit(2)
}

for (const file of filesIn(target)) {
  const { format, recipes, problems } = await readLibrary(sourceFile(file), { vocabulary: VOCABULARY })
  const all = [...problems, ...recipes.flatMap((recipe) => recipe.problems)]
  process.stdout.write(`${JSON.stringify({ file, format, recipes: recipes.map(printed), problems: all })}\n`)
}
