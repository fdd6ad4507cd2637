// Character recognition in the browser: the engine, its WebAssembly and the languages, as files of the build.
import { createHash } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import path from 'node:path'

const modules = path.resolve(import.meta.dirname, '../node_modules')
const LANGUAGES = ['eng', 'deu', 'fra', 'spa', 'ita']
const CORES = ['tesseract-core-relaxedsimd-lstm', 'tesseract-core-simd-lstm', 'tesseract-core-lstm']

/** By the name under which they are served: the engine asks for its WebAssembly by name. */
const FILES = Object.fromEntries([
  ['worker.js', 'tesseract.js/dist/worker.min.js'],
  ...CORES.flatMap((name) =>
    ['js', 'wasm'].map((kind) => [`${name}.${kind}`, `tesseract.js-core/${name}.${kind}`]),
  ),
  // Packed, but not called so: a server would take it for the packed form of another file.
  ...LANGUAGES.map((name) => [
    `${name}.traineddata`,
    `@tesseract.js-data/${name}/4.0.0_best_int/${name}.traineddata.gz`,
  ]),
])

const versions = [
  'tesseract.js',
  'tesseract.js-core',
  ...LANGUAGES.map((name) => `@tesseract.js-data/${name}`),
]
  .map((name) => JSON.parse(readFileSync(path.join(modules, name, 'package.json'), 'utf8')).version)
  .join()
const folder = `assets/ocr-${createHash('sha256').update(versions).digest('hex').slice(0, 10)}`

/** A Vite plugin. The files are named after the versions of their packages, so that browsers may cache them forever. */
export const ocrFiles = () => ({
  name: 'ocr-files',
  config: () => ({ define: { __OCR_FOLDER__: JSON.stringify(`/${folder}`) } }),
  configureServer({ middlewares }) {
    middlewares.use(`/${folder}`, (request, response, next) => {
      const name = (request.url ?? '').slice(1).replace(/\?.*/, '')
      if (!Object.hasOwn(FILES, name)) return next()
      response.setHeader(
        'Content-Type',
        name.endsWith('.js')
          ? 'text/javascript'
          : name.endsWith('.wasm')
            ? 'application/wasm'
            : 'application/octet-stream',
      )
      createReadStream(path.join(modules, FILES[name])).pipe(response)
    })
  },
  generateBundle(_, __, isWrite) {
    if (!isWrite) return
    for (const [name, file] of Object.entries(FILES))
      this.emitFile({
        type: 'asset',
        fileName: `${folder}/${name}`,
        source: readFileSync(path.join(modules, file)),
      })
  },
})
