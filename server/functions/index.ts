import type { z } from 'zod'
import type { FunctionName, InputOf, OutputOf } from '#core/contracts/functions.ts'
import { achievements } from './achievements/handler.ts'
import { aiRecipeEnhancer } from './ai-recipe-enhancer/handler.ts'
import { contact } from './contact/handler.ts'
import { cookingAssistant } from './cooking-assistant/handler.ts'
import { dailyNote } from './daily-note/handler.ts'
import type { FunctionDefinition } from './definition.ts'
import { deleteAccount } from './delete-account/handler.ts'
import { exportAccount } from './export-account/handler.ts'
import { findProducts } from './find-products/handler.ts'
import { getDailyTips } from './get-daily-tips/handler.ts'
import { household } from './household/handler.ts'
import { householdJoin } from './household-join/handler.ts'
import { importRecipe } from './import-recipe/handler.ts'
import { ingredientSubstitution } from './ingredient-substitution/handler.ts'
import { matchRecipes } from './match-recipes/handler.ts'
import { modelCheck } from './model-check/handler.ts'
import { nextPurchase } from './next-purchase/handler.ts'
import { operatorAccess } from './operator-access/handler.ts'
import { operatorStatus } from './operator-status/handler.ts'
import { outboxMails } from './outbox-mails/handler.ts'
import { pantryFacts } from './pantry-facts/handler.ts'
import { planCandidates } from './plan-candidates/handler.ts'
import { planFeeds } from './plan-feeds/handler.ts'
import { readIngredients } from './read-ingredients/handler.ts'
import { readRecipePhoto } from './read-recipe-photo/handler.ts'
import { recipeDetails } from './recipe-details/handler.ts'
import { recipeReview } from './recipe-review/handler.ts'
import { recipeScraper } from './recipe-scraper/handler.ts'
import { recipeSources } from './recipe-sources/handler.ts'
import { recordEvent } from './record-event/handler.ts'
import { scoreRecipes } from './score-recipes/handler.ts'
import { scrapeJob } from './scrape-job/handler.ts'
import { sharedRecipe } from './shared-recipe/handler.ts'
import { shoppingAisles } from './shopping-aisles/handler.ts'
import { storedRecipes } from './stored-recipes/handler.ts'
import { visionIngredientDetector } from './vision-ingredient-detector/handler.ts'

/** The registry: the key is the last segment of the path, functions/v1/{name}. */
export const functions = {
  achievements,
  'ai-recipe-enhancer': aiRecipeEnhancer,
  contact,
  'cooking-assistant': cookingAssistant,
  'daily-note': dailyNote,
  'delete-account': deleteAccount,
  'export-account': exportAccount,
  'find-products': findProducts,
  'get-daily-tips': getDailyTips,
  household,
  'household-join': householdJoin,
  'import-recipe': importRecipe,
  'ingredient-substitution': ingredientSubstitution,
  'match-recipes': matchRecipes,
  'model-check': modelCheck,
  'next-purchase': nextPurchase,
  'operator-access': operatorAccess,
  'operator-status': operatorStatus,
  'outbox-mails': outboxMails,
  'pantry-facts': pantryFacts,
  'plan-candidates': planCandidates,
  'plan-feeds': planFeeds,
  'read-ingredients': readIngredients,
  'read-recipe-photo': readRecipePhoto,
  'recipe-details': recipeDetails,
  'recipe-review': recipeReview,
  'recipe-scraper': recipeScraper,
  'recipe-sources': recipeSources,
  'record-event': recordEvent,
  'score-recipes': scoreRecipes,
  'scrape-job': scrapeJob,
  'shared-recipe': sharedRecipe,
  'shopping-aisles': shoppingAisles,
  'stored-recipes': storedRecipes,
  'vision-ingredient-detector': visionIngredientDetector,
} satisfies Record<FunctionName, FunctionDefinition>

type Reads<Name extends FunctionName> = z.input<(typeof functions)[Name]['input']>
type Answers<Name extends FunctionName> = z.output<(typeof functions)[Name]['output']>

/** Compile-time check: every input that a browser may send is accepted here, and every output is one that it expects. */
type Agrees<Name extends FunctionName> = [InputOf<Name>, OutputOf<Name>] extends [Reads<Name>, Answers<Name>]
  ? [Answers<Name>] extends [OutputOf<Name>]
    ? true
    : false
  : false

type Astray = { [Name in FunctionName]: Agrees<Name> extends true ? never : Name }[FunctionName]
type None<Names extends never> = Names

/** The compiler reports here, by name, a function whose contract differs from the one that browsers use. */
export type NoneAstray = None<Astray>
