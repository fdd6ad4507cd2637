import { gzipSync, strToU8, zipSync } from 'fflate'
import type { SourceFile } from './raw-recipe.ts'

type Content = string | Uint8Array

const bytesOf = (content: Content) => (typeof content === 'string' ? strToU8(content) : content)

/** A file in memory. */
export function sampleFile(name: string, content: Content): SourceFile {
  const bytes = bytesOf(content)
  return { name, size: bytes.length, read: async (start, end) => bytes.subarray(start, Math.max(start, end)) }
}

export const sampleZip = (files: Record<string, Content>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, bytesOf(content)])))

export const sampleGzip = (content: Content): Uint8Array => gzipSync(bytesOf(content))

/** The smallest picture there is. */
export const SAMPLE_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
