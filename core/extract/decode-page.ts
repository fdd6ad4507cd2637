const KNOWN: Record<string, string> = {
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  ascii: 'windows-1252',
  'us-ascii': 'windows-1252',
}

function decoderOf(label: string | undefined): InstanceType<typeof TextDecoder> | undefined {
  const name = label
    ?.trim()
    .toLowerCase()
    .replace(/^["']|["']$/g, '')
  if (!name) return undefined
  try {
    return new TextDecoder(KNOWN[name] ?? name)
  } catch {
    return undefined
  }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The charset that the page declares within its first kilobytes. */
function named(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  return (
    /<meta[^>]+charset\s*=\s*["']?([\w:.-]+)/i.exec(head)?.[1] ??
    /^<\?xml[^>]+encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1]
  )
}

/** Bytes to text: byte order mark, then the response header, then the page's own declaration, then detection. */
export function decodePage(bytes: Uint8Array, contentType?: string): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return new TextDecoder('utf-8').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  const stated = decoderOf(/charset\s*=\s*([^;\s]+)/i.exec(contentType ?? '')?.[1]) ?? decoderOf(named(bytes))
  // Bytes that are valid UTF-8 beyond ASCII are UTF-8, whatever 8-bit charset is declared.
  if (!stated || stated.encoding === 'utf-8' || stated.encoding === 'windows-1252')
    return isUtf8(bytes)
      ? new TextDecoder('utf-8').decode(bytes)
      : new TextDecoder('windows-1252').decode(bytes)
  return stated.decode(bytes)
}
