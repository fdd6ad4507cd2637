import { storedRecipesInput, storedRecipesOutput } from '#core/contracts/stored-recipes.ts'
import { csvWriter } from '#core/scraping/export-csv.ts'
import { htmlWriter } from '#core/scraping/export-html.ts'
import { jsonWriter } from '#core/scraping/export-json.ts'
import { exportFileName } from '#core/scraping/export-row.ts'
import { AppError, notFound } from '../../errors.ts'
import { describeError, type Log } from '../../lib/log.ts'
import {
  countBy,
  countTotal,
  deleteRecipe,
  exportRecipes,
  updateRecipe,
} from '../../scraping/store/stored-recipes.ts'
import { defineFunction } from '../definition.ts'
import * as strings from '../strings.ts'

const WRITERS = { json: jsonWriter, csv: csvWriter, html: htmlWriter }

/** Our own message for any database failure. */
async function orSay<T>(text: string, log: Log, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    log.error(text, { error: describeError(error) })
    throw new AppError(500, 'stored_recipes', text)
  }
}

function download(pieces: AsyncGenerator<string, void, void>, type: string, name: string) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else if (value) controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await pieces.return()),
  })
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** For operators: managing stored recipes. Reading and searching is open to all, through rest/v1. */
export const storedRecipes = defineFunction({
  input: storedRecipesInput,
  output: storedRecipesOutput,
  handler: async ({ input, db, log, requireOperator }) => {
    await requireOperator(input.access_code)
    switch (input.action) {
      case 'update': {
        const recipe = await orSay(strings.updateFailed, log, updateRecipe(db, input.id, input.recipe))
        if (!recipe) throw notFound(strings.updatedRecipeGone)
        return { recipe }
      }
      case 'delete': {
        if (!(await orSay(strings.deleteFailed, log, deleteRecipe(db, input.id))))
          throw notFound(strings.deletedRecipeGone)
        return { deleted: input.id }
      }
      case 'counts': {
        const [total, cuisines, difficulties] = await Promise.all([
          orSay(strings.totalFailed, log, countTotal(db)),
          orSay(strings.cuisinesFailed, log, countBy(db, 'cuisine_type')),
          orSay(strings.difficultiesFailed, log, countBy(db, 'difficulty_level')),
        ])
        return { total, cuisines, difficulties }
      }
      case 'export': {
        const writer = WRITERS[input.format]
        const name = exportFileName(new Date(), input.format)
        return download(exportRecipes(db, input.filters, writer), writer.type, name)
      }
    }
  },
})
