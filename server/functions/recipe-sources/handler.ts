import { recipeSourcesInput, recipeSourcesOutput } from '#core/contracts/recipe-sources.ts'
import { badRequest, conflict, notFound } from '../../errors.ts'
import { readAddress } from '../../scraping/jobs/address.ts'
import { addSource, changeSource, deleteSource, listSources } from '../../scraping/sources/manage-sources.ts'
import { runSource } from '../../scraping/sources/run-sources.ts'
import { liftRemoval, listRemovals, removeForGood } from '../../scraping/store/removals.ts'
import { defineFunction, NO_STORE } from '../definition.ts'
import * as strings from '../strings.ts'

/** For operators: the sites and feeds that recipes come from, and removals at somebody's request. */
export const recipeSources = defineFunction({
  input: recipeSourcesInput,
  output: recipeSourcesOutput,
  headers: NO_STORE,
  handler: async ({ input, db, requireOperator }) => {
    await requireOperator(input.access_code)
    switch (input.action) {
      case 'list':
        return { sources: await listSources(db) }
      case 'add':
        if (!(await addSource(db, input))) throw badRequest(strings.addressNotOfWeb)
        return { sources: await listSources(db) }
      case 'change':
        if (!(await changeSource(db, input.id, input.source))) throw notFound(strings.noSource)
        return { sources: await listSources(db) }
      case 'visit': {
        const job_id = await runSource(db, input.id)
        if (!job_id) throw conflict(strings.sourceBusy)
        return { job_id }
      }
      case 'delete': {
        const recipes = await deleteSource(db, input.id, input.with_recipes)
        if (recipes === undefined) throw notFound(strings.noSource)
        return { deleted: input.id, recipes }
      }
      case 'remove': {
        const read = readAddress(input.address)
        if (!read) throw badRequest(strings.addressNotOfWeb)
        const { kind, reason = null } = input
        const address = kind === 'page' ? read.key : read.host.replace(/^www\./, '')
        return { removal: await removeForGood(db, { kind, address, reason }) }
      }
      case 'removals':
        return { removals: await listRemovals(db) }
      case 'lift':
        if (!(await liftRemoval(db, input.id))) throw notFound(strings.noRemoval)
        return { removals: await listRemovals(db) }
    }
  },
})
