// Builds the part of the web app that runs on the server: it draws the first look of a page.
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { project } from './prepare.mjs'

export async function buildFirstLook() {
  await build({
    configFile: false,
    root: path.join(project, 'web'),
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    build: {
      ssr: 'first-look.tsx',
      outDir: path.join(project, 'dist/first-look'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
}
