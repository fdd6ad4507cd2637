import { solve, type Task } from './solve.ts'

self.onmessage = async ({ data }: MessageEvent<Task>) => {
  if (data.kind !== 'names') return self.postMessage(solve(data))
  const { brokenNames } = await import('./broken-names.ts')
  self.postMessage(await brokenNames(data.titles, data.needs))
}
