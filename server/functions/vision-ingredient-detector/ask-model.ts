import { z } from 'zod'
import type { PlacedIngredient, SeenIngredient } from '#core/contracts/vision-ingredient-detector.ts'
import { plainJpeg } from '../../lib/detector/read-picture.ts'
import type { Model } from '../../lib/model/model.ts'
import { PLACES, PROMPT, SYSTEM } from './model-prompt.ts'

const name = z.string().trim().toLowerCase().min(1).max(60)
const share = z.number().min(0).max(1)
const percent = z.number().min(0).max(100)
const photo = z.object({ ingredients: z.array(z.object({ name, confidence: share })).max(60) })
const placed = z.object({
  ingredients: z
    .array(
      z.object({
        name,
        confidence: share,
        position: z.object({ x: percent, y: percent, width: percent, height: percent }),
      }),
    )
    .max(60),
})

/** Below this a detection is suggested, not added. */
const SURE = 0.6

interface Question {
  model: Model
  picture: Uint8Array
  prompt: string
  signal: AbortSignal
}

async function ask<Schema extends z.ZodType>(question: Question, schema: Schema, more = '') {
  const { model, picture, prompt, signal } = question
  return model.json({
    schema,
    system: SYSTEM,
    prompt: [prompt.trim() || PROMPT, more].filter(Boolean).join(' '),
    images: [{ bytes: await plainJpeg(picture), mediaType: 'image/jpeg' }],
    maxTokens: 1500,
    signal,
  })
}

/** What the connected model detects in a photo. */
export async function modelSeesPhoto(question: Question): Promise<SeenIngredient[]> {
  const { ingredients } = await ask(question, photo)
  const seen = new Map<string, SeenIngredient>()
  for (const one of ingredients) {
    const before = seen.get(one.name)
    if (!before || before.confidence < one.confidence)
      seen.set(one.name, { ...one, sure: one.confidence > SURE })
  }
  return [...seen.values()]
}

export async function modelSeesFrame(question: Question): Promise<PlacedIngredient[]> {
  return (await ask(question, placed, PLACES)).ingredients
}
