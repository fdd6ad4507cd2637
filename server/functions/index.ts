import type { FunctionDefinition } from './definition.ts'
import { matchRecipes } from './match-recipes/handler.ts'

/** The registry: the name is the last part of the address, functions/v1/{name}. */
export const functions: Record<string, FunctionDefinition> = {
  'match-recipes': matchRecipes,
}
