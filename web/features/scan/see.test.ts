import { describe, expect, it } from 'vitest'
import { CAPTURE_QUALITY, FRAME_QUALITY, MIN_CONFIDENCE, PROMPT, placed } from './see.ts'
import { AR_INTERVAL_MS, AR_START_DELAY_MS } from './use-ar.ts'
import { DETECTION_FAILED } from './use-detection-loop.ts'
import { ADD_SPACING_MS } from './use-scan.ts'

describe('looking', () => {
  it('sends frames at JPEG quality 0.8 and photos at 0.9 [C289 C572 C573]', () => {
    expect(FRAME_QUALITY).toBe(0.8)
    expect(CAPTURE_QUALITY).toBe(0.9)
  })

  it('asks for ingredients above 60% confidence only [C355 C356]', () => {
    expect(PROMPT).toContain('60% confident')
    expect(MIN_CONFIDENCE).toBe(0.6)
  })

  it('leaves out what has no place in the picture [C354]', () => {
    const position = { x: 1, y: 2, width: 3, height: 4 }
    expect(
      placed([
        { name: 'egg', confidence: 0.9, position },
        { name: 'salt', confidence: 0.9 },
        { name: 'rice', confidence: 0.9, position: { x: '1', y: 2 } },
        { name: 'milk', confidence: 0.9, position: { x: 1, y: Number.NaN } },
        null,
      ]).map((one) => one.name),
    ).toEqual(['egg'])
  })

  it('waits 1000 ms on the live page, then looks every 3000 ms [C300 C570 C571]', () => {
    expect(AR_START_DELAY_MS).toBe(1000)
    expect(AR_INTERVAL_MS).toBe(3000)
  })

  it('calls a failure without words "Detection failed" [C297]', () =>
    expect(DETECTION_FAILED).toBe('Detection failed'))

  it('adds what it found 500 ms apart [C307]', () => expect(ADD_SPACING_MS).toBe(500))
})
