interface RobotsDirectives {
  noindex: boolean
  nofollow: boolean
}

// These have a value after a colon, so they aren't a robot's name.
const WITH_VALUE = /^(unavailable_after|max-snippet|max-image-preview|max-video-preview)$/

/** X-Robots-Tag: rules for all robots, and for us by name. Each line is independent. */
export function robotsOfHeader(lines: readonly string[], token: string): RobotsDirectives {
  const found = { noindex: false, nofollow: false }
  for (const line of lines) {
    let meant = true
    for (const part of line.toLowerCase().split(',')) {
      const [, name, rest] = /^\s*([\w*-]+)\s*:(.*)$/.exec(part) ?? []
      const named = name !== undefined && !WITH_VALUE.test(name)
      if (named) meant = name === '*' || name === token.toLowerCase()
      const directive = (named ? (rest ?? '') : part).trim()
      if (!meant) continue
      if (directive === 'noindex' || directive === 'none') found.noindex = true
      if (directive === 'nofollow' || directive === 'none') found.nofollow = true
    }
  }
  return found
}
