// A worker thread starts without the TypeScript loader, so it registers its own. In the bundled server it is bundled too.
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
