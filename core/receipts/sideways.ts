import { type GrayPicture, shrink } from '../paper/picture/gray.ts'

/** Lines of print are still stripes at this size. */
const LONGEST = 480
/** Of the light around, so that shadows and the edge of the paper count less than print. */
const REACH = 6
/** Stripes that way must be so much clearer: a barcode has them too. */
const CLEARLY = 1.6

/** How much the sums of lines differ from those around them. */
function stripes(sums: Float64Array): number {
  let energy = 0
  for (let at = REACH; at < sums.length - REACH; at++) {
    let around = 0
    for (let by = -REACH; by <= REACH; by++) around += sums[at + by] as number
    energy += ((sums[at] as number) - around / (2 * REACH + 1)) ** 2
  }
  return energy / Math.max(1, sums.length - 2 * REACH)
}

/** Whether the lines of a receipt run from top to bottom: the photo was turned by a quarter, one way or the other. */
export function isSideways(picture: GrayPicture): boolean {
  const { width, height, data } = shrink(picture, LONGEST)
  const [rows, columns] = [new Float64Array(height), new Float64Array(width)]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = data[y * width + x] as number
      rows[y] = (rows[y] as number) + light / width
      columns[x] = (columns[x] as number) + light / height
    }
  return stripes(columns) > CLEARLY * stripes(rows)
}
