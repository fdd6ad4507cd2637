/** Coefficients of a Chebyshev fit of the complementary error function, exact to 1.2e-7 of its value. */
const FIT = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
]

function erfc(x: number): number {
  const z = Math.abs(x)
  const t = 1 / (1 + z / 2)
  const sum = FIT.reduceRight((value, one) => value * t + one, 0)
  const tail = t * Math.exp(-z * z + sum)
  return x >= 0 ? tail : 2 - tail
}

/** The chance that a standard normal value is above z. */
export const upperTail = (z: number): number => erfc(z / Math.SQRT2) / 2

/** The density at z given that the value is above it: how strongly "still there" pulls an estimate up. */
export function tailHazard(z: number): number {
  // Far out the tail underflows, and its limit is near.
  if (z > 8) return z + 1 / z
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI) / upperTail(z)
}
