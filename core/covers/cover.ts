import type { ArtLibrary, CoverRecipe } from './art.ts'
import { DISHES, type Dish, isHot } from './dish.ts'
import { drawGround } from './grounds.ts'
import { paletteFor } from './palettes.ts'
import { type Plan, planCover, staysAside } from './plan.ts'
import { type Chance, hashOf } from './seed.ts'
import type { Drawing, Stage } from './stage.ts'
import { chooseStars, type Stars } from './stars.ts'
import { lightness, type Slot, svg } from './svg.ts'
import { cutlery, napkin, room, sprinkle, steam } from './table.ts'

/** Maximum size of a cover in bytes, exclusive; all of it is ASCII. */
export const COVER_BYTES = 6000

/** The picture of a recipe, drawn from its ingredients, meal and cuisine: 640 by 480, the same every time. */
export function drawCover(recipe: CoverRecipe, art: ArtLibrary): string {
  const stars = chooseStars(recipe, art)
  for (let count = planCover(recipe, art, stars).keys.length; count > 0; count--) {
    const cover = compose(recipe, art, stars, count)
    if (cover.length < COVER_BYTES) return cover
  }
  return compose(recipe, art, stars, 0)
}

const SHADOW =
  '<radialGradient id="S"><stop offset=".45" stop-color="#20120a" stop-opacity=".3"/><stop offset="1" stop-color="#20120a" stop-opacity="0"/></radialGradient>'

function compose(recipe: CoverRecipe, art: ArtLibrary, stars: Stars, count: number): string {
  const plan = planCover(recipe, art, stars)
  const { dish, chance } = plan
  const keys = plan.keys.slice(0, count)
  const id = `c${hashOf(recipe.id).toString(36)}`
  const { stage, ground } = setStage(recipe, plan)
  const backdrop = drawGround(chance.pick(stage.palette.patterns), ground, `${id}p`, chance.between(0.9, 1.4))
  const drawing = DISHES[dish](stage)
  const front = drawing.view === 'front'
  const table = front ? { art: room(ground, stage), taken: -999 } : laid(drawing, stage)
  const free = drawing.aside.filter((slot) => Math.abs(slot.x - table.taken) > 110)
  const { inside, beside } = place({ ...drawing, aside: free }, dish, keys, chance)
  const use = ({ key, slot }: Placed) => used(`${id}${keys.indexOf(key)}`, slot)
  const parts = [
    backdrop,
    table.art,
    drawing.under,
    ...inside.map(use),
    drawing.over,
    ...beside.map((one) => (front ? foot(one.slot) : '') + use(one)),
  ]
  if (drawing.sprinkle) {
    const { x, y, r } = drawing.sprinkle
    parts.push(sprinkle(x, y, r, plan.sweet, chance))
  }
  if (drawing.steam && stage.hot) parts.push(steam(drawing.steam.x, drawing.steam.y))
  const pieces = keys.map((key, i) => definition(`${id}${i}`, art.pieces[key]?.body ?? '', !front))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><defs>${SHADOW}${pieces.join('')}</defs>${parts.join('')}</svg>`
    .replaceAll('url(#S)', `url(#${id}s)`)
    .replace('id="S"', `id="${id}s"`)
}

function setStage(recipe: CoverRecipe, { dish, fill, chance }: Plan): { stage: Stage; ground: string } {
  const palette = paletteFor(recipe.cuisine)
  const ground = chance.pick(palette.grounds)
  const clear = palette.dishes.filter((colour) => Math.abs(lightness(colour) - lightness(ground)) > 0.16)
  const other = palette.accents.filter((colour) => colour !== ground)
  const stage: Stage = {
    chance,
    palette,
    dish: chance.pick([...clear, ...(clear.length > 0 ? [] : palette.dishes)] as [string, ...string[]]),
    accent: chance.pick(other as [string, ...string[]]),
    fill,
    hot: isHot(recipe.title, dish),
  }
  return { stage, ground }
}

/** A piece of food, around its own center; seen from above it includes its shadow. */
function definition(id: string, body: string, shadow: boolean): string {
  const soft = shadow ? '<circle cx="170" cy="200" r="138" fill="url(#S)" opacity=".75"/>' : ''
  return `<g id="${id}" transform="translate(-160-160)">${soft}${body}</g>`
}

function used(id: string, { x, y, size, turn }: Slot): string {
  return svg`<use href="#${id}" transform="translate(${x} ${y})rotate(${turn})scale(${(size / 320).toFixed(2)})"/>`
}

const foot = ({ x, y, size }: Slot) =>
  svg`<ellipse cx="${x}" cy="${y + size * 0.44}" rx="${size * 0.5}" ry="${size * 0.1}" fill="url(#S)"/>`

/** A cloth and cutlery on the free side. */
function laid({ sprinkle: middle, tools }: Drawing, stage: Stage): { art: string; taken: number } {
  const { chance } = stage
  const x = middle?.x ?? 320
  const free = x < 300 ? 560 : x > 340 ? 80 : chance.pick([60, 580])
  const cloth = chance.happens(0.4)
    ? napkin(free, chance.pick([60, 250, 420]), chance.between(-24, 24), stage)
    : ''
  if (!tools || chance.happens(0.5)) return { art: cloth, taken: -999 }
  return { art: cloth + cutlery(free, stage), taken: free }
}

interface Placed {
  key: string
  slot: Slot
}

/** The first three or four are in the dish, the others beside it; remaining places repeat what there is. */
function place(
  drawing: Drawing,
  dish: Dish,
  keys: readonly string[],
  chance: Chance,
): { inside: Placed[]; beside: Placed[] } {
  if (keys.length === 0) return { inside: [], beside: [] }
  const { slots, aside } = drawing
  const eaten = keys.filter((key) => !staysAside(key, dish))
  const many = Math.min(eaten.length, slots.length, slots.length >= 5 ? 4 : 3)
  const inside = fillSlots(slots, eaten.slice(0, many))
  const others = keys.filter((key) => staysAside(key, dish) || !eaten.slice(0, many).includes(key))
  const shown = [...others, ...eaten]
  const count = slots.length === 0 ? 3 : Math.max(Math.min(others.length, 2), chance.pick([1, 2, 2, 3]))
  const beside = aside.slice(0, count).map((slot, i) => ({ key: shown[i % shown.length] as string, slot }))
  // The first one, in the best place, is on top.
  return { inside: inside.reverse(), beside }
}

/** Each kind once, then again as far as possible from its duplicates: pieces of one color must not run together. */
function fillSlots(slots: readonly Slot[], keys: readonly string[]): Placed[] {
  const placed: Placed[] = []
  if (keys.length === 0) return placed
  const small = keys.length === 1 && slots.length > 3 ? 0.8 : 1
  for (const [i, slot] of slots.entries()) {
    const gap = (key: string) =>
      Math.min(
        ...placed
          .filter((one) => one.key === key)
          .map((one) => Math.hypot(one.slot.x - slot.x, one.slot.y - slot.y)),
      )
    const farthest = keys.reduce((best, key) => (gap(key) > gap(best) ? key : best))
    placed.push({ key: keys[i] ?? farthest, slot: { ...slot, size: slot.size * small } })
  }
  return placed
}

const SPOKEN: Partial<Record<Dish, string>> = {
  breakfast: 'a breakfast plate',
  pancakes: 'a stack of pancakes',
  flatbreads: 'a stack of flatbreads',
  muffins: 'muffins',
  rolls: 'rolls',
  cookies: 'a plate of cookies',
  'deep bowl': 'a bowl',
  'cake stand': 'a cake',
}

/** Alternative text for users who can't see the picture. */
export function coverAlt(recipe: CoverRecipe, art: ArtLibrary): string {
  const { dish, keys } = planCover(recipe, art)
  const names = keys.slice(0, 3).map((key) => art.pieces[key]?.name ?? key)
  const last = names.pop() ?? 'food'
  const list = names.length > 0 ? `${names.join(', ')} and ${last}` : last
  return `Drawing of ${SPOKEN[dish] ?? `a ${dish}`} with ${list}`
}
