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
import type { GetDailyTipsOutput } from './get-daily-tips.ts'
import type { HouseholdInput, HouseholdJoinInput, HouseholdLookOutput, HouseholdOutput } from './household.ts'
import type { IngredientSubstitutionInput, IngredientSubstitutionOutput } from './ingredient-substitution.ts'
import type { MatchRecipesInput, MatchRecipesOutput } from './match-recipes.ts'
import type { ModelCheckInput, ModelCheckOutput } from './model-check.ts'
import type { NextPurchaseInput, NextPurchaseOutput } from './next-purchase.ts'
import type { OperatorAccessInput, OperatorAccessOutput, OperatorStatus } from './operator.ts'
import type { ReadIngredientsInput, ReadIngredientsOutput } from './read-ingredients.ts'
import type { RecipeDetailsInput, RecipeDetailsOutput } from './recipe-details.ts'
import type { ScoreRecipesInput, ScoreRecipesOutput } from './score-recipes.ts'
import type {
  EnhanceAnswer,
  ScrapeAnswer,
  ScrapeJobChange,
  ScrapeJobList,
  ScrapeJobResults,
} from './scrape-results.ts'
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
  'delete-account': Form<DeleteAccountInput, DeleteAccountOutput>
  'export-account': Form<ExportAccountInput, ExportAccountOutput>
  'get-daily-tips': Form<Record<string, never>, GetDailyTipsOutput>
  household: Form<HouseholdInput, HouseholdOutput>
  'household-join':
    | Form<Acting<HouseholdJoinInput, 'look'>, HouseholdLookOutput>
    | Form<Acting<HouseholdJoinInput, 'join'>, HouseholdOutput>
  'ingredient-substitution': Form<IngredientSubstitutionInput, IngredientSubstitutionOutput>
  'match-recipes': Form<MatchRecipesInput, MatchRecipesOutput>
  'model-check': Form<ModelCheckInput, ModelCheckOutput>
  'next-purchase': Form<NextPurchaseInput, NextPurchaseOutput>
  'operator-access': Form<OperatorAccessInput, OperatorAccessOutput>
  'operator-status': Form<OperatorAccessInput, OperatorStatus>
  'outbox-mails': Form<OutboxMailsInput, OutboxMailsOutput>
  'read-ingredients': Form<ReadIngredientsInput, ReadIngredientsOutput>
  'recipe-details': Form<RecipeDetailsInput, RecipeDetailsOutput>
  'recipe-scraper': Form<ScrapeInput, ScrapeAnswer>
  'record-event': Form<RecordEventInput, RecordEventOutput>
  'score-recipes': Form<ScoreRecipesInput, ScoreRecipesOutput>
  'scrape-job':
    | Form<Acting<ScrapeJobInput, 'watch'>, never>
    | Form<Acting<ScrapeJobInput, 'list'>, ScrapeJobList>
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

/** Of scrape-job: the action requested of one job. */
type ScrapeJobOne = Exclude<ScrapeJobInput, { action: 'watch' | 'list' }>

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
