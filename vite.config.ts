import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/chunks.mjs'
import { ocrFiles } from './scripts/ocr-files.mjs'

export default defineConfig(({ command }) => ({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), tailwindcss(), ocrFiles()],
  resolve: {
    // The package always names its development build, which has warnings for developers in it.
    alias:
      command === 'build'
        ? [
            {
              find: /^react-router$/,
              replacement: path.join(
                import.meta.dirname,
                'node_modules/react-router/dist/production/index.mjs',
              ),
            },
          ]
        : [],
  },
  // Workers load parts of themselves later, as pages do.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A string of a catalogue is bundled where it is used, not with its catalogue.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: { groups: chunkGroups(path.resolve(import.meta.dirname, 'web')) },
      },
    },
  },
}))
