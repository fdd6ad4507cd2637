const GAP_PX = 8
/** Further up a message would cover what is being read: then it stays at the bottom. */
const HIGHEST = 0.6

interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

/** How far a message at the bottom has to rise so that it covers none of the buttons. */
export function riseAbove(toast: Box, buttons: readonly Box[], height: number): number {
  let rise = 0
  // From the lowest up: clear of one button, it may be over the next.
  for (const { top, bottom, left, right } of [...buttons].sort((a, b) => b.bottom - a.bottom)) {
    const isBeside = right <= toast.left || left >= toast.right
    if (isBeside || bottom <= toast.top - rise || top >= toast.bottom - rise) continue
    rise = toast.bottom - top + GAP_PX
  }
  return rise <= height * HIGHEST ? rise : 0
}
