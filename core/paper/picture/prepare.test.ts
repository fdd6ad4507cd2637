import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GrayPicture, shrink, toGray, toPgm, turned } from './gray.ts'
import { inkOf } from './ink.ts'
import { evenLight } from './light.ts'
import { pageCorners } from './page-edges.ts'
import { prepare } from './prepare.ts'
import { printedPage } from './sample-picture.ts'
import { lieOf } from './slant.ts'
import { isUpsideDown } from './upside-down.ts'
import { warped } from './warp.ts'

const page = printedPage()

function tilted(picture: GrayPicture, degrees: number): GrayPicture {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [cx, cy] = [picture.width / 2, picture.height / 2]
  // The result's lines go down to the right by so many degrees.
  return warped(picture, picture.width, picture.height, (x, y, to) => {
    to[0] = cx + (x - cx) * cos + (y - cy) * sin
    to[1] = cy - (x - cx) * sin + (y - cy) * cos
  })
}

describe('a picture', () => {
  it('turned four times is itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer(),
        (width, height, turns) => {
          const data = Uint8Array.from({ length: width * height }, (_, at) => at)
          const picture = { width, height, data }
          const back = turned(turned(picture, turns), 4 - (turns % 4))
          expect(back).toEqual(picture)
          expect(turned(turned(picture, 1), 1)).toEqual(turned(picture, 2))
        },
      ),
      { numRuns: 40 },
    )
  })

  it('of white pixels stays white when it shrinks', () => {
    expect(new Set(shrink({ width: 90, height: 70, data: new Uint8Array(6300).fill(255) }, 40).data)).toEqual(
      new Set([255]),
    )
  })

  it('with a transparent ground is on paper', () => {
    expect([...toGray(new Uint8Array([0, 0, 0, 0, 0, 0, 0, 255]), 2, 1, 4).data]).toEqual([255, 0])
  })

  it('becomes a PGM file', () => {
    const file = toPgm({ width: 2, height: 1, data: new Uint8Array([0, 255]) })
    expect(new TextDecoder('latin1').decode(file)).toBe('P5\n2 1\n255\n\u0000\u00ff')
  })
})

describe('evenLight', () => {
  it('makes paper white and keeps ink dark where a shadow lies', () => {
    const shaded = { ...page, data: page.data.map((light, at) => light * (at % page.width < 300 ? 0.4 : 1)) }
    const { data } = evenLight(shaded)
    const inShade = (y: number, x: number) => data[y * page.width + x] as number
    expect(inShade(400, 20)).toBeGreaterThan(225)
    expect(Math.min(...data.subarray(84 * page.width + 60, 84 * page.width + 260))).toBeLessThan(90)
  })
})

describe('the lie of a page', () => {
  it.each([-9, -3.5, 0, 2, 7.5])('is found where its lines slope by %d degrees', (degrees) => {
    const { isSideways, angle } = lieOf(inkOf(tilted(page, degrees)))
    expect(isSideways).toBe(false)
    expect(Math.abs(angle - degrees)).toBeLessThan(0.4)
  })

  it('is found where it lies on its side', () => {
    expect(lieOf(inkOf(turned(page, 1))).isSideways).toBe(true)
    expect(lieOf(inkOf(turned(page, 3))).isSideways).toBe(true)
  })

  it('tells the right way up from upside down', () => {
    expect(isUpsideDown(inkOf(page))).toBe(false)
    expect(isUpsideDown(inkOf(turned(page, 2)))).toBe(true)
  })
})

describe('pageCorners', () => {
  it('finds a page on a dark table', () => {
    const table = warped({ ...page }, 900, 1100, (x, y, to) => {
      to[0] = x - 150
      to[1] = y - 150
    })
    // Beside the page everything is paper: make it a table.
    for (let at = 0; at < table.data.length; at++) {
      const [x, y] = [at % 900, Math.floor(at / 900)]
      if (x < 150 || y < 150 || x >= 749 || y >= 949) table.data[at] = 60
    }
    const corners = pageCorners(table, inkOf(table))?.flat().map(Math.round)
    expect(corners).toHaveLength(8)
    for (const [at, wanted] of [150, 150, 749, 150, 749, 949, 150, 949].entries())
      expect(Math.abs((corners?.[at] ?? 0) - wanted)).toBeLessThan(8)
  })

  it('finds none where the page fills the picture', () =>
    expect(pageCorners(page, inkOf(page))).toBeUndefined())
})

describe('prepare', () => {
  it.each([0, 1, 2, 3])('sets a page upright that was turned %d times', (turns) => {
    const { picture, turns: back } = prepare(turned(page, turns))
    expect((turns + back) % 4).toBe(0)
    expect(picture.height).toBeGreaterThan(picture.width)
    expect(isUpsideDown(inkOf(picture))).toBe(false)
  })

  it('enlarges small print, and keeps within the limit of pixels', () => {
    expect(prepare(page).picture.width).toBeGreaterThan(1.5 * page.width)
    const { picture } = prepare(shrink(page, 200))
    expect(picture.width * picture.height).toBeLessThan(10_000_000)
  })

  it.each([
    ['nothing on it', new Uint8Array(400).fill(255)],
    ['nothing but ink', new Uint8Array(400)],
  ])('takes a picture with %s', (_, data) => {
    expect(prepare({ width: 20, height: 20, data }).picture.data.length).toBeGreaterThan(0)
  })
})
