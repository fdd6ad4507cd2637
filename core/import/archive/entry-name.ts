const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A label, never a path: it can't leave its folder, and holds no control characters. */
export function entryName(raw: Uint8Array | string): string {
  const name = typeof raw === 'string' ? raw : decode(raw)
  return name
    .replace(/\\/g, '/')
    .replace(/\p{Cc}/gu, '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..' && !/^[a-z]:$/i.test(part))
    .join('/')
    .slice(-400)
}

/** What file systems add by themselves. */
export const isSystemFile = (name: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|\._|Thumbs\.db$|desktop\.ini$)/i.test(name)
