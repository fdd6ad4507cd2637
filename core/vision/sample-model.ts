import type { DetectorModel, DetectorOutputs } from './detector.ts'

const plain = { temperature: 1, bias: 0 }

/** Three classes on a 64-pixel square: 4 × 4 cells of stride 16, then 2 × 2 of stride 32. For tests. */
export const SAMPLE_MODEL: DetectorModel = {
  name: 'sample',
  version: '0123456789ab',
  input: { name: 'picture', size: 64, live: 32, fill: 127.5, scale: 1 / 127.5, offset: -1 },
  outputs: { image: 'image', scores: 'scores', boxes: 'boxes', looks: 'looks' },
  evidence: { boxShare: 0.5, boxFloor: -8 },
  strides: [16, 32],
  nms: { iou: 0.5, limit: 30 },
  thresholds: {
    image: { confident: 0.8, likely: 0.3, first: 0.5 },
    box: { confident: 0.8, likely: 0.5, placed: 0.3 },
  },
  findings: { limit: 8, same: 0.6 },
  classes: [
    { name: 'apple', shipped: true, image: plain, box: plain },
    { name: 'lime', shipped: false, image: plain, box: plain },
    { name: 'egg', shipped: true, image: plain, box: { temperature: 2, bias: -1 } },
  ],
}

const SAMPLE_CELLS = 20

/** Empty outputs, to be filled in by a test. */
export function silentOutputs(): DetectorOutputs {
  return {
    image: new Float32Array(4).fill(-9),
    scores: new Float32Array(SAMPLE_CELLS * 3).fill(-9),
    boxes: new Float32Array(SAMPLE_CELLS * 4).fill(8),
  }
}
