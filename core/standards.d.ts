// Standards that browsers and Node share, for core alone, which has the types of neither.
declare class URL {
  constructor(address: string, base?: string)
  static canParse(address: string, base?: string): boolean
  href: string
  protocol: string
  readonly host: string
  readonly hostname: string
  readonly origin: string
  pathname: string
  search: string
  hash: string
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  readonly encoding: string
  decode(bytes?: Uint8Array): string
}
declare class TextEncoder {
  encode(text: string): Uint8Array
}
