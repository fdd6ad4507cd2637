// Builds the SSR part of the web app, which prerenders pages on the server.
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { project } from './prepare.mjs'

export async function buildPrerender() {
  await build({
    configFile: false,
    root: path.join(project, 'web'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      ssr: 'prerender.tsx',
      outDir: path.join(project, 'dist/prerender'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
}
