import { parentPort } from 'node:worker_threads'
import { readFeed } from '../discover/feed.ts'
import { readSitemap } from '../discover/sitemap.ts'
import { grounded } from '../enhance/grounded.ts'
import { judgeAgain } from '../enhance/judge-again.ts'
import type { Answer, Task } from './messages.ts'
import { readPageContent } from './read-page.ts'

const read = ({ kind, input }: Task) => {
  switch (kind) {
    case 'page':
      return readPageContent(input)
    case 'sitemap':
      return readSitemap(input.bytes)
    case 'feed':
      return readFeed(input.bytes)
    case 'judge':
      return judgeAgain(input)
    case 'ground':
      return grounded(input)
  }
}

const answer = async (task: Task): Promise<Answer> => {
  try {
    return { result: await read(task) }
  } catch (error) {
    return { failed: (error as Error).message }
  }
}

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answer(task)))
parentPort?.postMessage({ ready: true } satisfies Answer)
