import { recipeReviewInput, recipeReviewOutput } from '#core/contracts/scrape-review.ts'
import { notFound } from '../../errors.ts'
import { approveDrafts, rejectDrafts } from '../../scraping/review/decide.ts'
import { listDrafts } from '../../scraping/review/list-drafts.ts'
import { editDraft, showDraft } from '../../scraping/review/show-draft.ts'
import { changeRules, readRules } from '../../scraping/store/scrape-rules.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import * as strings from '../strings.ts'

/** For operators: decides on scraped recipes before anyone sees them, and sets the rules for those that need no decision. */
export const recipeReview = defineFunction({
  input: recipeReviewInput,
  output: recipeReviewOutput,
  headers: NO_STORE,
  handler: async ({ input, db, requireOperator }) => {
    await requireOperator(input.access_code)
    switch (input.action) {
      case 'list':
        return listDrafts(db, input)
      case 'edit':
      case 'show': {
        if (input.action === 'edit' && !(await editDraft(db, input.id, input.recipe)))
          throw notFound(strings.noDraft)
        const draft = await showDraft(db, input.id)
        if (!draft) throw notFound(strings.noDraft)
        return { draft }
      }
      case 'approve':
        return { decided: await approveDrafts(db, input.ids) }
      case 'reject':
        return { decided: await rejectDrafts(db, input.ids) }
      case 'rules': {
        const given = input.rules && Object.keys(input.rules).length > 0 ? input.rules : undefined
        const [rules] = given ? await changeRules(db, given) : await readRules(db)
        if (!rules) throw notFound()
        return { rules }
      }
    }
  },
})
