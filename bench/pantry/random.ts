/**
 * Draws by what they are for, not by order: the same household makes the same choice in every run, whatever
 * else happens. FNV-1a over the keys, then a mix of the bits.
 */
export type Draw = (...keys: readonly (string | number)[]) => number

export function drawsOf(seed: number): Draw {
  return (...keys) => {
    let hash = 0x811c9dc5 ^ seed
    for (const char of keys.join('|')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
    return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296
  }
}

/** From a uniform draw to a standard normal one (Box and Muller need two). */
export const normal = (draw: Draw, ...keys: readonly (string | number)[]): number =>
  Math.sqrt(-2 * Math.log(1 - draw(...keys, 'a'))) * Math.cos(2 * Math.PI * draw(...keys, 'b'))
