import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const Row = z.object({
  file: z.string(),
  src: z.string(),
  cls: z.string().nullish(),
  labels: z.array(z.string()).default([]),
  /** Name, then left, top, right and bottom as shares of the picture. */
  boxes: z.array(z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()])),
  orig: z.string().optional(),
})

/** A labelled picture of a shard. `names` are those of the photo sets, each once. */
export interface ShardPicture extends z.infer<typeof Row> {
  names: string[]
  bytes: Buffer
}

/** Reads a tar file of pictures with its manifest.jsonl, without unpacking it. */
export function readShard(folder: string, shard: string): ShardPicture[] {
  const files = filesOf(readFileSync(path.join(folder, shard)))
  const manifest = files.get('manifest.jsonl')
  if (!manifest) throw new Error(`${shard} has no manifest.jsonl`)
  return manifest
    .toString()
    .trim()
    .split('\n')
    .flatMap((line) => {
      const row = Row.parse(JSON.parse(line))
      const bytes = files.get(row.file)
      const names = [...new Set([...row.labels, ...row.boxes.map(([name]) => name)])]
      return bytes ? [{ ...row, names, bytes }] : []
    })
}

const BLOCK = 512

function filesOf(tar: Buffer): Map<string, Buffer> {
  const text = (from: number, to: number) => tar.toString('utf8', from, to).replace(/\0.*$/s, '')
  const files = new Map<string, Buffer>()
  for (let at = 0; at + BLOCK <= tar.length && tar[at]; ) {
    const size = Number.parseInt(text(at + 124, at + 136), 8)
    const prefix = text(at + 345, at + 500)
    const name = (prefix ? `${prefix}/` : '') + text(at, at + 100)
    files.set(name.replace(/^\.\//, ''), tar.subarray(at + BLOCK, at + BLOCK + size))
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return files
}
