// A thread starts without the loader that reads TypeScript: it brings its own. The packed server has it packed.
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
