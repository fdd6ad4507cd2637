import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { type SeenPhoto, seePhoto } from './see.ts'
import { useScan } from './use-scan.ts'

vi.mock('./see.ts', () => ({ seePhoto: vi.fn() }))
vi.mock('./detector.ts', () => ({ detector: { load: vi.fn() } }))

const photo = new Blob(['x'], { type: 'image/jpeg' })
const seen = (name: string, sure = true) => ({ name, confidence: 0.9, sure })
const seenAs = (found: ReturnType<typeof seen>[]): SeenPhoto => ({
  seen: {
    findings: found.map((one) => ({ ...one, others: [], position: null, vector: null })),
    nearest: [],
    vector: null,
    version: '0123456789ab',
  },
  size: null,
  isOnDevice: true,
})
const calls = { onAdd: vi.fn(), onStart: vi.fn(), onFailed: vi.fn() }
const added = () => calls.onAdd.mock.calls.map(([name]) => name)

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

describe('photo', () => {
  it('adds the sure ingredients to the list one by one, 500 ms apart, and suggests the others [C307]', async () => {
    vi.mocked(seePhoto).mockResolvedValue(
      seenAs([seen('egg'), seen('milk'), seen('leek', false), seen('rice')]),
    )
    const { result } = renderHook(() => useScan(calls))
    await act(() => result.current.scan([photo]))
    expect(calls.onStart).toHaveBeenCalled()
    expect(added()).toEqual(['egg'])
    act(() => vi.advanceTimersByTime(499))
    expect(added()).toEqual(['egg'])
    act(() => vi.advanceTimersByTime(1))
    expect(added()).toEqual(['egg', 'milk'])
    act(() => vi.advanceTimersByTime(500))
    expect(added()).toEqual(['egg', 'milk', 'rice'])
    expect(result.current.photos[0]?.seen.findings).toHaveLength(4)
  })

  it('loses nothing when the user continues early', async () => {
    vi.mocked(seePhoto).mockResolvedValue(seenAs([seen('egg'), seen('milk'), seen('rice')]))
    const { result, unmount } = renderHook(() => useScan(calls))
    await act(() => result.current.scan([photo]))
    unmount()
    expect(added()).toEqual(['egg', 'milk', 'rice'])
  })

  it('is discarded by Start Over, including pending additions', async () => {
    vi.mocked(seePhoto).mockResolvedValue(seenAs([seen('egg'), seen('milk')]))
    const { result } = renderHook(() => useScan(calls))
    await act(() => result.current.scan([photo]))
    act(() => result.current.startOver())
    act(() => vi.advanceTimersByTime(2000))
    expect(added()).toEqual(['egg'])
    expect(result.current.photos).toEqual([])
  })

  it('without ingredients shows a message [C484]', async () => {
    vi.mocked(seePhoto).mockResolvedValue(seenAs([]))
    const { result } = renderHook(() => useScan(calls))
    await act(() => result.current.scan([photo]))
    expect(toastStore.get()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          title: 'No ingredients found',
          description:
            "We couldn't detect any ingredients in this image. Try a clearer photo or add ingredients manually.",
        }),
      ]),
    )
  })

  it.each([
    ['The picture is damaged.', 'The picture is damaged.'],
    ['', 'Failed to analyze the image. Please try again.'],
  ])('that fails with "%s" returns to the start with a message [C482 C483]', async (message, words) => {
    vi.mocked(seePhoto).mockRejectedValue(new Error(message))
    const { result } = renderHook(() => useScan(calls))
    await act(() => result.current.scan([photo]))
    expect(calls.onFailed).toHaveBeenCalled()
    expect(result.current.trouble).toBe(words)
    expect(toastStore.get()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Vision processing failed', description: words }),
      ]),
    )
  })

  it('is refused beside the button when it is no image', async () => {
    const { result } = renderHook(() => useScan(calls))
    await act(() => result.current.scan([new Blob(['x'], { type: 'text/plain' })]))
    expect(result.current.trouble).toBe('That file isn’t an image. Choose a photo.')
    expect(calls.onStart).not.toHaveBeenCalled()
  })

  it('that is canceled adds nothing, however late the answer is', async () => {
    let answer = (_seen: ReturnType<typeof seenAs>) => {}
    vi.mocked(seePhoto).mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const { result } = renderHook(() => useScan(calls))
    let scanning = Promise.resolve()
    act(() => {
      scanning = result.current.scan([photo])
    })
    expect(result.current.analysing).toBe(true)
    act(() => result.current.cancel())
    expect(result.current.analysing).toBe(false)
    answer(seenAs([seen('egg')]))
    await act(() => scanning)
    expect(added()).toEqual([])
    expect(result.current.photos).toEqual([])
  })
})
