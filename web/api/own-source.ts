import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import type { LineDetails, RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { StoredContent } from '#core/own-recipes/own-row.ts'

/** Answers a question itself, or merges the server's answer with that over the device's own recipes. */
export interface OwnAnswers {
  merge: (
    name: string,
    input: object,
    askServer: (input: object) => Promise<unknown>,
    signal?: AbortSignal,
  ) => Promise<unknown>
  /** A question to the assistant with the own recipes that it may be about. */
  attach: (input: CookingAssistantInput) => Promise<CookingAssistantInput>
}

/** What pages need to know of a recipe of the user's own. */
export interface OwnFacts {
  row: ExternalRecipeRow
  /** Undefined if they could not be computed. */
  details?: RecipeDetailsOutput
}

/** Reads a recipe as the page has it, stored or not. Undefined if the device can't. */
export interface OwnReader {
  /** `inside`: its lines, those of linked recipes in place of the links. */
  ownFacts: (own: StoredContent, inside?: readonly string[]) => Promise<OwnFacts | undefined>
  /** The drawn cover, as the address of a picture. */
  ownCover: (own: StoredContent) => Promise<string | undefined>
  lineDetails: (lines: readonly string[]) => Promise<LineDetails[] | undefined>
}

/** The device server is no part of this layer: the app connects it at its start. */
export const ownSource: {
  /** A device without own recipes loads nothing. */
  load?: () => Promise<OwnAnswers> | undefined
  /** Also for a visitor's device: a public link shows a recipe that isn't stored on it. */
  reader?: () => Promise<OwnReader>
} = {}
