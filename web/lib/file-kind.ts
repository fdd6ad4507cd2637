/** What a file is, as far as we read files; HEIC photos are pictures that some browsers can't open. */
export type FileKind = 'pdf' | 'heic' | 'picture' | 'other'

const HEAD = 16
const HEIC = /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)/
/** Of JPEG, PNG, GIF, WebP, AVIF, BMP and TIFF. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP|....ftypavi[fs]|BM|II\*\0|MM\0\*)/s
const NAMED: readonly (readonly [RegExp, FileKind])[] = [
  [/\.pdf$/i, 'pdf'],
  [/\.hei[cf]$/i, 'heic'],
  [/\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?)$/i, 'picture'],
]

/** By what is in it, then by its type and its name: some systems give files of phones no type. */
export async function fileKind(file: File): Promise<FileKind> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))
  if (head.startsWith('%PDF')) return 'pdf'
  if (HEIC.test(head.slice(4))) return 'heic'
  if (PICTURE.test(head)) return 'picture'
  if (file.type === 'application/pdf') return 'pdf'
  if (/^image\/hei[cf]/.test(file.type)) return 'heic'
  if (file.type.startsWith('image/')) return 'picture'
  return NAMED.find(([name]) => name.test(file.name))?.[1] ?? 'other'
}
