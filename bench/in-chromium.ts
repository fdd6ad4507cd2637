import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { createServer } from 'vite'
import { findChromium } from '../tests/support/chromium.mjs'

/** Opens a page of bench/ in Chromium, isolated as the app is, so that its workers may have threads. */
export async function inChromium<Result>(
  page: string,
  exclude: readonly string[],
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const vite = await createServer({
    root: path.resolve(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    optimizeDeps: { exclude: [...exclude] },
    server: {
      port: 0,
      headers: {
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Embedder-Policy': 'require-corp',
      },
    },
  })
  await vite.listen()
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const opened = await browser.newPage()
    await opened.goto(`${vite.resolvedUrls?.local[0] ?? ''}bench/${page}`)
    return await use(opened)
  } finally {
    await browser.close()
    await vite.close()
  }
}
