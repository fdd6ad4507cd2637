import type { SeenIngredient } from '../contracts/vision-ingredient-detector.ts'
import { cells, cornersAt, positionOf, sigmoid } from './decode.ts'
import type {
  DetectorModel,
  DetectorOutputs,
  Finding,
  Guess,
  PhotoFindings,
  PictureSize,
} from './detector.ts'
import { letterbox } from './letterbox.ts'
import { lookOf } from './looks.ts'
import { type Corners, overlap } from './nms.ts'
import { rankIngredients } from './set-of-ingredients.ts'

const OTHERS = 2
const NEAREST = 3

/** Runs the network on a square input of this side. */
export type RunDetector = (tensor: Float32Array, size: number) => Promise<DetectorOutputs>

interface Placed extends Guess {
  corners: Corners | null
  others: Guess[]
}

/**
 * What a photo shows, the surest first. Names that share a place are one finding, under the likelier name, as a thing
 * can't be both; the other one is offered beside it.
 */
export function readFindings(
  outputs: DetectorOutputs,
  model: DetectorModel,
  picture: PictureSize,
): PhotoFindings {
  const { first, likely, confident } = model.thresholds.image
  const { size } = model.input
  const ranked = rankIngredients(outputs, model)
  const vector = lookOf(outputs, picture, size)
  const nearest = ranked.slice(0, NEAREST)
  if ((ranked[0]?.confidence ?? 0) < first) return { findings: [], nearest, vector, version: model.version }
  const places = placesOf(outputs, model, picture)
  const kept: Placed[] = []
  for (const one of ranked) {
    if (one.confidence < likely) break
    const corners = places.get(one.name) ?? null
    const same = corners && kept.find((other) => sharePlace(other.corners, corners, model.findings.same))
    if (same) same.others.push(one)
    else kept.push({ ...one, corners, others: [] })
  }
  const shown = kept.slice(0, model.findings.limit)
  const named = new Set(shown.map((one) => one.name))
  const findings = shown.map(({ name, confidence, corners, others }): Finding => {
    const position = corners && positionOf(corners)
    const rest = shown.length === 1 ? ranked.filter((one) => !named.has(one.name)) : []
    const known = new Set(others.map((one) => one.name))
    return {
      name,
      confidence,
      sure: confidence >= confident,
      others: [...others, ...rest.filter((one) => !known.has(one.name))].slice(0, OTHERS),
      position,
      vector: position ? lookOf(outputs, picture, size, position) : vector,
    }
  })
  return { findings, nearest, vector, version: model.version }
}

/** The names alone, for a list. */
export const seenIngredients = ({ findings }: PhotoFindings): SeenIngredient[] =>
  findings.map(({ name, confidence, sure }) => ({ name, confidence, sure }))

const sharePlace = (a: Corners | null, b: Corners, same: number) => a !== null && overlap(a, b) > same

/** Each shown class's best box, if it is good enough to point at. */
function placesOf(
  outputs: DetectorOutputs,
  model: DetectorModel,
  picture: PictureSize,
): Map<string, Corners> {
  const at = letterbox(picture, model.input.size)
  const count = model.classes.length
  const best = model.classes.map(() => ({ logit: -Infinity, cell: 0, x: 0, y: 0 }))
  for (const [cell, x, y] of cells(model, model.input.size))
    for (let i = 0; i < count; i++) {
      const logit = outputs.scores[cell * count + i]!
      if (logit > best[i]!.logit) best[i] = { logit, cell, x, y }
    }
  const places = new Map<string, Corners>()
  for (const [i, { name, shipped, box }] of model.classes.entries()) {
    const { logit, cell, x, y } = best[i]!
    if (!shipped || sigmoid(logit / box.temperature + box.bias) < model.thresholds.box.placed) continue
    const corners = cornersAt(outputs.boxes, cell, x, y, at)
    if (corners[2] > corners[0] && corners[3] > corners[1]) places.set(name, corners)
  }
  return places
}
