import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import {
  type Crop,
  cutOf,
  moveCrop,
  ratioOf,
  type Size,
  turnedSize,
  zoomCrop,
} from '#core/own-recipes/photo-crop.ts'
import * as strings from './strings.ts'

interface CropStageProps {
  address: string | undefined
  /** Unknown until the photo has been loaded. */
  picture: Size | undefined
  crop: Crop | undefined
  onCrop: (next: (crop: Crop) => Crop) => void
  onLoad: (picture: Size) => void
  onError: () => void
}

const KEY_STEP = 0.05
const KEY_ZOOM = 1.1
const WHEEL_ZOOM = 0.002
const MOVES: Record<string, [number, number]> = {
  ...{ ArrowLeft: [-KEY_STEP, 0], ArrowRight: [KEY_STEP, 0] },
  ...{ ArrowUp: [0, -KEY_STEP], ArrowDown: [0, KEY_STEP] },
}
const ZOOMS: Record<string, number> = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM }

type Point = { x: number; y: number }

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spanOf = ([one, other]: readonly Point[]) =>
  one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : 1

/** The photo behind a frame that stands still; what is outside of it is dimmed. */
export function CropStage({ address, picture, crop, onCrop, onLoad, onError }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const id = useId()

  /** A point of the screen in parts of the frame, from its middle. */
  function inFrame({ x, y }: Point): Point {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return { x: (x - left) / width - 0.5, y: (y - top) / height - 0.5 }
  }

  const zoomBy = (factor: number, at?: Point) =>
    picture && onCrop((known) => zoomCrop(picture, known, known.zoom * factor, at))

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY * WHEEL_ZOOM * (event.ctrlKey ? 4 : 1)), inFrame(event))
  })
  useEffect(() => {
    const { current } = stage
    current?.focus({ preventScroll: true })
    // React's own listener can't keep the page from scrolling.
    const listen = (event: WheelEvent) => onWheel(event)
    current?.addEventListener('wheel', listen, { passive: false })
    return () => current?.removeEventListener('wheel', listen)
  }, [])

  function onPointerMove(event: PointerEvent) {
    const known = fingers.current
    if (!picture || !known.has(event.pointerId)) return
    const before = [...known.values()]
    known.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = [...known.values()]
    const [from, to] = [inFrame(middleOf(before)), inFrame(middleOf(after))]
    const factor = spanOf(after) / spanOf(before)
    onCrop((crop) => {
      const moved = moveCrop(picture, crop, to.x - from.x, to.y - from.y)
      return factor === 1 ? moved : zoomCrop(picture, moved, moved.zoom * factor, to)
    })
  }

  function onKeyDown(event: KeyboardEvent) {
    const [move, factor] = [MOVES[event.key], ZOOMS[event.key]]
    if (!picture || event.metaKey || event.ctrlKey || event.altKey || (!move && !factor)) return
    event.preventDefault()
    if (move) onCrop((known) => moveCrop(picture, known, ...move))
    if (factor) zoomBy(factor)
  }

  const release = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  const ratio = picture && crop ? ratioOf(picture, crop) : 4 / 3
  return (
    <div
      ref={stage}
      role="application"
      aria-label={strings.cropArea}
      aria-describedby={`${id}-keys`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the photo
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      className="@container-size relative grid h-[min(22rem,42dvh)] turned:h-[50dvh] cursor-move touch-none select-none place-items-center overflow-hidden rounded-card bg-lens"
    >
      <div
        ref={frame}
        className="relative"
        style={{ aspectRatio: ratio, width: `min(92cqw, ${92 * ratio}cqh)` }}
      >
        {address && (
          <img
            src={address}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              onLoad({ width, height })
            }
            onError={onError}
            className="pointer-events-none absolute max-w-none"
            style={picture && crop ? placeOf(picture, crop) : { opacity: 0 }}
          />
        )}
        <div className="pointer-events-none absolute inset-0 border-2 border-on-lens shadow-[0_0_0_100vmax_#0b0907b8]">
          <div className="absolute inset-x-1/3 inset-y-0 border-on-lens/40 border-x" />
          <div className="absolute inset-x-0 inset-y-1/3 border-on-lens/40 border-y" />
        </div>
      </div>
      <span id={`${id}-keys`} className="sr-only">
        {strings.cropKeys}
      </span>
    </div>
  )
}

const percent = (part: number) => `${part * 100}%`

/** Where the photo is, in parts of the frame. */
function placeOf(picture: Size, crop: Crop) {
  const cut = cutOf(picture, crop)
  const { width: wide, height: high } = turnedSize(picture, crop.turns)
  return {
    left: percent((wide / 2 - cut.left) / cut.width),
    top: percent((high / 2 - cut.top) / cut.height),
    width: percent(picture.width / cut.width),
    height: percent(picture.height / cut.height),
    transform: `translate(-50%, -50%) rotate(${crop.turns * 90}deg)`,
  }
}
