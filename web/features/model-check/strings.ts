export const title = 'Language model'
export const lead =
  'Tests the model server with a streamed answer, an allergy mentioned five turns earlier, a structured answer and an image, and shows which parts of Sous use it.'
export const check = 'Check the model'
export const checking = 'Checking…'
export const accessDenied = 'Access denied'
export const checkFailed = 'The check couldn’t run'
export const noModel = 'No model is set. Sous answers with its built-in assistant.'

// The tasks and their outcomes.
export const streamedAnswer = 'streamed answer'
export const standingLimit = 'standing limit'
export const structuredAnswer = 'structured answer'
export const picture = 'picture'
export const works = 'works'
export const fails = 'fails'
export const notSet = 'not set'
export const took = (ms: number) => `${ms} ms`
export const tookAfterFirst = (ms: number, firstMs: number) => `${ms} ms, first piece after ${firstMs} ms`
