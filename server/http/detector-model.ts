import { createReadStream, existsSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { Hono } from 'hono'
import { notFound } from '../errors.ts'
import { modelFile, readModel } from '../lib/detector/model.ts'
import type { AppEnv } from '../request.ts'

const YEAR = 'public, max-age=31536000, immutable'

/**
 * /vision/: the detector's two files, the same that the server uses. The model has its version in its name, so a
 * browser caches it forever and requests only the small manifest.
 */
export function serveDetectorModel(folder: string) {
  const file = modelFile(folder)
  const model = existsSync(file) ? readModel(folder) : undefined
  return new Hono<AppEnv>()
    .get('/vision/model.json', (c) => {
      if (!model) throw notFound()
      c.header('Cache-Control', 'no-cache')
      return c.json(model)
    })
    .get('/vision/:file{[0-9a-f]{12}\\.onnx}', (c) => {
      if (c.req.param('file') !== `${model?.version}.onnx`) throw notFound()
      return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, {
        'Content-Type': 'application/octet-stream',
        'Content-Length': String(statSync(file).size),
        'Cache-Control': YEAR,
      })
    })
}
