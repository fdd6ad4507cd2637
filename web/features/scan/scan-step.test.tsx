import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ScanStep } from './scan-step.tsx'

afterEach(cleanup)
const wordsOf = (step: 1 | 2 | 3) => render(<ScanStep step={step} />).container.textContent

describe('the step of a scan, in words', () => {
  it('is the first while a photo is taken [C284]', () =>
    expect(wordsOf(1)).toBe('Step 1 of 3 · Take a photo'))
  it('is the second while it is analyzed [C285]', () =>
    expect(wordsOf(2)).toBe('Step 2 of 3 · Looking at your photo'))
  it('is the third at review [C286]', () => expect(wordsOf(3)).toBe('Step 3 of 3 · Check what we found'))
})
