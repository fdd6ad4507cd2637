/** Not in TypeScript's DOM yet: https://w3c.github.io/mediacapture-image/#torch */
interface WithTorch {
  torch?: boolean
}

const trackOf = (stream: MediaStream) => stream.getVideoTracks()[0]

/** Whether the camera of a stream has a lamp that we may switch; browsers without capabilities don't tell. */
export function hasTorch(stream: MediaStream): boolean {
  const can = trackOf(stream)?.getCapabilities?.() as WithTorch | undefined
  return can?.torch === true
}

/** Switches the lamp; false if the camera refuses. */
export async function light(stream: MediaStream, lit: boolean): Promise<boolean> {
  const wanted: WithTorch & MediaTrackConstraintSet = { torch: lit }
  try {
    await trackOf(stream)?.applyConstraints({ advanced: [wanted] })
    return true
  } catch {
    return false
  }
}
