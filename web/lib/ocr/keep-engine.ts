import { mayDownloadMuch, whenIdle } from '#web/lib/connection.ts'
import { engineFiles } from './engine-files.ts'

/** Who puts groceries away may read a receipt next, where there is no signal: then what reads it is here already. */
export function keepEngine() {
  whenIdle(() => {
    if (mayDownloadMuch())
      navigator.serviceWorker?.controller?.postMessage({ type: 'fill-reading', files: engineFiles() })
  })
}
