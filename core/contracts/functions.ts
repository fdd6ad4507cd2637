import type {
  DeleteAccountInput,
  DeleteAccountOutput,
  ExportAccountInput,
  ExportAccountOutput,
  OutboxMailsInput,
  OutboxMailsOutput,
} from './account.ts'
import type {
  AchievementsInput,
  AchievementsOutput,
  RecordEventInput,
  RecordEventOutput,
} from './achievements.ts'
import type { ContactInput, ContactOutput } from './contact.ts'
import type { CookingAssistantInput } from './cooking-assistant.ts'
import type { DailyNoteInput, DailyNoteOutput } from './daily-note.ts'
import type { FindProductsInput, FindProductsOutput } from './find-products.ts'
import type { GetDailyTipsOutput } from './get-daily-tips.ts'
import type { HouseholdInput, HouseholdJoinInput, HouseholdLookOutput, HouseholdOutput } from './household.ts'
import type { ImportRecipeInput, ImportRecipeOutput } from './import-recipe.ts'
import type { IngredientSubstitutionInput, IngredientSubstitutionOutput } from './ingredient-substitution.ts'
import type { MatchRecipesInput, MatchRecipesOutput } from './match-recipes.ts'
import type { ModelCheckInput, ModelCheckOutput } from './model-check.ts'
import type { NextPurchaseInput, NextPurchaseOutput } from './next-purchase.ts'
import type { OperatorAccessInput, OperatorAccessOutput, OperatorStatus } from './operator.ts'
import type { PantryFactsInput, PantryFactsOutput } from './pantry-facts.ts'
import type { PlanCandidatesInput, PlanCandidatesOutput } from './plan-candidates.ts'
import type { PlanFeedsInput, PlanFeedsOutput } from './plan-feeds.ts'
import type { ReadIngredientsInput, ReadIngredientsOutput } from './read-ingredients.ts'
import type { ReadRecipePhotoInput, ReadRecipePhotoOutput } from './read-recipe-photo.ts'
import type { RecipeDetailsInput, RecipeDetailsOutput } from './recipe-details.ts'
import type {
  RecipeSourcesInput,
  RemovalList,
  RemovedOutput,
  SourceDeleted,
  SourceList,
  VisitOutput,
} from './recipe-sources.ts'
import type { ScoreRecipesInput, ScoreRecipesOutput } from './score-recipes.ts'
import type {
  EnhanceAnswer,
  ScrapeAnswer,
  ScrapeFailures,
  ScrapeJobChange,
  ScrapeJobList,
  ScrapeJobResults,
  ScrapeRetried,
} from './scrape-results.ts'
import type { DraftList, DraftShown, DraftsDecided, RecipeReviewInput, RulesOutput } from './scrape-review.ts'
import type { EnhanceInput, ScrapeInput, ScrapeJobInput } from './scraping.ts'
import type { SharedRecipeInput, SharedRecipeOutput } from './shared-recipe.ts'
import type { ShoppingAislesInput, ShoppingAislesOutput } from './shopping-aisles.ts'
import type {
  StoredCounts,
  StoredDeleteOutput,
  StoredRecipesInput,
  StoredUpdateOutput,
} from './stored-recipes.ts'
import type { ArOutput, PhotoOutput, VisionInput } from './vision-ingredient-detector.ts'

type Acting<Input, Action> = Extract<Input, { action: Action }>

/** The input, and its JSON output; never, for a stream or a file. */
interface Form<Input, Output> {
  input: Input
  output: Output
}

/**
 * Every function by name, as types only: the browser calls them by these and needs no schema. The server's registry is
 * checked against them. A function whose output depends on its input has several forms.
 */
interface Functions {
  achievements: Form<AchievementsInput, AchievementsOutput>
  'ai-recipe-enhancer': Form<EnhanceInput, EnhanceAnswer>
  contact: Form<ContactInput, ContactOutput>
  'cooking-assistant': Form<CookingAssistantInput, never>
  'daily-note': Form<DailyNoteInput, DailyNoteOutput>
  'delete-account': Form<DeleteAccountInput, DeleteAccountOutput>
  'export-account': Form<ExportAccountInput, ExportAccountOutput>
  'find-products': Form<FindProductsInput, FindProductsOutput>
  'get-daily-tips': Form<Record<string, never>, GetDailyTipsOutput>
  household: Form<HouseholdInput, HouseholdOutput>
  'household-join':
    | Form<Acting<HouseholdJoinInput, 'look'>, HouseholdLookOutput>
    | Form<Acting<HouseholdJoinInput, 'join'>, HouseholdOutput>
  'import-recipe': Form<ImportRecipeInput, ImportRecipeOutput>
  'ingredient-substitution': Form<IngredientSubstitutionInput, IngredientSubstitutionOutput>
  'match-recipes': Form<MatchRecipesInput, MatchRecipesOutput>
  'model-check': Form<ModelCheckInput, ModelCheckOutput>
  'next-purchase': Form<NextPurchaseInput, NextPurchaseOutput>
  'operator-access': Form<OperatorAccessInput, OperatorAccessOutput>
  'operator-status': Form<OperatorAccessInput, OperatorStatus>
  'outbox-mails': Form<OutboxMailsInput, OutboxMailsOutput>
  'pantry-facts': Form<PantryFactsInput, PantryFactsOutput>
  'plan-candidates': Form<PlanCandidatesInput, PlanCandidatesOutput>
  'plan-feeds': Form<PlanFeedsInput, PlanFeedsOutput>
  'read-ingredients': Form<ReadIngredientsInput, ReadIngredientsOutput>
  'read-recipe-photo': Form<ReadRecipePhotoInput, ReadRecipePhotoOutput>
  'recipe-details': Form<RecipeDetailsInput, RecipeDetailsOutput>
  'recipe-review':
    | Form<Acting<RecipeReviewInput, 'list'>, DraftList>
    | Form<Acting<RecipeReviewInput, 'show'>, DraftShown>
    | Form<Acting<RecipeReviewInput, 'edit'>, DraftShown>
    | Form<RecipeReviewSome & { action: 'approve' | 'reject' }, DraftsDecided>
    | Form<Acting<RecipeReviewInput, 'rules'>, RulesOutput>
  'recipe-scraper': Form<ScrapeInput, ScrapeAnswer>
  'recipe-sources':
    | Form<Acting<RecipeSourcesInput, 'list'>, SourceList>
    | Form<Acting<RecipeSourcesInput, 'add'>, SourceList>
    | Form<Acting<RecipeSourcesInput, 'change'>, SourceList>
    | Form<Acting<RecipeSourcesInput, 'visit'>, VisitOutput>
    | Form<Acting<RecipeSourcesInput, 'delete'>, SourceDeleted>
    | Form<Acting<RecipeSourcesInput, 'remove'>, RemovedOutput>
    | Form<Acting<RecipeSourcesInput, 'removals'>, RemovalList>
    | Form<Acting<RecipeSourcesInput, 'lift'>, RemovalList>
  'record-event': Form<RecordEventInput, RecordEventOutput>
  'score-recipes': Form<ScoreRecipesInput, ScoreRecipesOutput>
  'scrape-job':
    | Form<Acting<ScrapeJobInput, 'watch'>, never>
    | Form<Acting<ScrapeJobInput, 'list'>, ScrapeJobList>
    | Form<Acting<ScrapeJobInput, 'failures'>, ScrapeFailures>
    | Form<Acting<ScrapeJobInput, 'retry'>, ScrapeRetried>
    | Form<ScrapeJobOne & { action: 'results' }, ScrapeJobResults>
    | Form<ScrapeJobOne & { action: 'pause' | 'resume' | 'stop' }, ScrapeJobChange>
  'shared-recipe': Form<SharedRecipeInput, SharedRecipeOutput>
  'shopping-aisles': Form<ShoppingAislesInput, ShoppingAislesOutput>
  'stored-recipes':
    | Form<Acting<StoredRecipesInput, 'update'>, StoredUpdateOutput>
    | Form<Acting<StoredRecipesInput, 'delete'>, StoredDeleteOutput>
    | Form<Acting<StoredRecipesInput, 'counts'>, StoredCounts>
    | Form<Acting<StoredRecipesInput, 'export'>, never>
  'vision-ingredient-detector':
    | Form<VisionInput & { mode: 'ar' }, ArOutput>
    | Form<VisionInput & { mode?: undefined }, PhotoOutput>
}

/** Of recipe-review: a decision on several. */
type RecipeReviewSome = Exclude<RecipeReviewInput, { action: 'list' | 'show' | 'edit' | 'rules' }>

/** Of scrape-job: the action requested of one job. */
type ScrapeJobOne = Exclude<ScrapeJobInput, { action: 'watch' | 'list' | 'failures' | 'retry' }>

export type FunctionName = keyof Functions

export type InputOf<Name extends FunctionName> = Functions[Name]['input']

export type OutputOf<Name extends FunctionName> = Functions[Name]['output']

/** The output for this exact input. */
export type AnswerTo<Name extends FunctionName, Input> = Functions[Name] extends infer Each
  ? Each extends Form<infer Asked, infer Output>
    ? Input extends Asked
      ? Output
      : never
    : never
  : never
