import { z } from 'zod'
import { createFoods } from '#content/food-facts/book.ts'
import type { ModelCheckOutput, ModelTask } from '#core/contracts/model-check.ts'
import * as strings from '../strings.ts'
import { type Model, ModelError } from './model.ts'
import * as prompt from './model-prompt.ts'
import { keepsLimit, standingLimitPrompt } from './standing-limit.ts'
import { plainPicture } from './test-picture.ts'

const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120)

async function timed(
  task: ModelTask['task'],
  work: () => Promise<{ ok: boolean; note: string; firstMs?: number }>,
): Promise<ModelTask> {
  const started = performance.now()
  const since = () => Math.round(performance.now() - started)
  try {
    const { ok, note, firstMs } = await work()
    return { task, outcome: ok ? 'works' : 'fails', ms: since(), firstMs, note: short(note) }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    const note = error.status ? strings.withStatus(error.message, error.status) : error.message
    return { task, outcome: 'fails', ms: since(), note }
  }
}

const streamed = (model: Model, signal?: AbortSignal) =>
  timed('streamed answer', async () => {
    const started = performance.now()
    let firstMs: number | undefined
    let text = ''
    const messages = [{ role: 'user' as const, content: prompt.EGG_QUESTION }]
    for await (const piece of model.stream({ system: prompt.EGG_SYSTEM, messages, maxTokens: 300, signal })) {
      firstMs ??= Math.round(performance.now() - started)
      text += piece
    }
    return { ok: /egg|water|boil|minute/i.test(text), note: text, firstMs }
  })

const standingLimit = (model: Model, signal?: AbortSignal) =>
  timed('standing limit', async () => {
    let text = ''
    for await (const piece of model.stream({ ...standingLimitPrompt(), maxTokens: 300, signal }))
      text += piece
    const kept = keepsLimit(text, createFoods())
    return { ok: kept, note: kept ? text : strings.forgotAllergy(text) }
  })

const structured = (model: Model, signal?: AbortSignal) =>
  timed('structured answer', async () => {
    const answer = await model.json({
      schema: z.object({ ingredient: z.string(), grams: z.number() }),
      system: prompt.LINE_SYSTEM,
      prompt: prompt.LINE_QUESTION,
      maxTokens: 300,
      signal,
    })
    const ok = answer.grams === 1000 && /potato/i.test(answer.ingredient)
    return { ok, note: JSON.stringify(answer) }
  })

const picture = (model: Model, signal?: AbortSignal): Promise<ModelTask> | ModelTask =>
  model.visionName
    ? timed('picture', async () => {
        const answer = await model.json({
          schema: z.object({ color: z.string() }),
          system: prompt.COLOR_SYSTEM,
          prompt: prompt.COLOR_QUESTION,
          images: [{ bytes: plainPicture(64, [220, 20, 20]), mediaType: 'image/png' }],
          maxTokens: 300,
          signal,
        })
        return { ok: /red|crimson|scarlet/i.test(answer.color), note: JSON.stringify(answer) }
      })
    : { task: 'picture', outcome: 'not set', note: strings.visionNotSet }

const engines = (
  assistant: string = strings.builtInAssistant,
  eye: string = strings.builtInDetector,
  swaps: string = strings.builtInAssistant,
) => [
  { feature: strings.cookingAssistant, engine: assistant },
  { feature: strings.recipeMatching, engine: strings.builtInIndex },
  { feature: strings.ingredientSubstitutions, engine: swaps },
  { feature: strings.photoAndCamera, engine: eye },
]

/** Runs real tasks against the model sequentially: on a small machine they would slow each other down. */
export async function checkModel(model: Model | undefined, signal?: AbortSignal): Promise<ModelCheckOutput> {
  if (!model) return { model: null, visionModel: null, tasks: [], features: engines() }
  const tasks = [
    await streamed(model, signal),
    await standingLimit(model, signal),
    await structured(model, signal),
    await picture(model, signal),
  ]
  const works = (name: ModelTask['task']) => tasks.find(({ task }) => task === name)?.outcome === 'works'
  const talks = works('streamed answer')
  const reads = works('structured answer')
  const sees = works('picture')
  return {
    model: model.name,
    visionModel: model.visionName ?? null,
    tasks,
    features: engines(
      talks ? strings.modelOverAssistant(model.name) : undefined,
      sees ? strings.modelBesideDetector(model.visionName ?? '') : undefined,
      reads ? strings.modelBesideAssistant(model.name) : undefined,
    ),
  }
}
