// Each file imports its icons one by one: through the set's one door every page would lead to every icon.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SET = fileURLToPath(import.meta.resolve('lucide-react/icons/x')).replace(
  /icons[\\/]x\.mjs$/,
  'lucide-react.mjs',
)
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g

function fileNames() {
  const names = new Map()
  for (const [, exported = '', file] of readFileSync(SET, 'utf8').matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g,
  ))
    for (const [, name] of exported.matchAll(/default as (\w+)/g)) names.set(name, file)
  return names
}

export function ownIcons() {
  let names
  return {
    name: 'own-icons',
    apply: 'build',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('lucide-react')) return null
      names ??= fileNames()
      const own = code.replace(IMPORT, (_, list) =>
        list
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean)
          .map((one) => {
            const [name, alias = name] = one.split(/\s+as\s+/)
            const file = names.get(name)
            if (!file) throw new Error(`${id}: there is no icon ${name}`)
            return `import ${alias} from 'lucide-react/icons/${file}';`
          })
          .join(' '),
      )
      return own === code ? null : { code: own, map: null }
    },
  }
}
