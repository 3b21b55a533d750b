import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Who may not import whom. A path matches by its beginning. */
const rules: { from: RegExp; to: RegExp; why: string }[] = [
  { from: /^packages\/contract\//, to: /^(apps|tools)\//, why: 'the contract knows nobody' },
  {
    from: /^apps\/console\//,
    to: /^apps\/server\//,
    why: 'the console speaks with the server by the contract alone',
  },
  { from: /^apps\/server\//, to: /^apps\/(console|player)\//, why: 'the server does not know its clients' },
  {
    from: /^apps\/player\//,
    to: /^apps\/(server|console)\//,
    why: 'the player speaks with the server by the contract alone',
  },
  {
    from: /^apps\/player\/src\/core\/(?!.*\.test\.ts$)/,
    to: /^apps\/player\/src\/(?!core\/)/,
    why: 'the rules of the player know no browser',
  },
  {
    from: /^apps\/player\/src\/(ports|box)\//,
    to: /^apps\/player\/src\/web\//,
    why: 'the player reaches the browser through its ports',
  },
  {
    from: /^apps\/console\/src\/ui\//,
    to: /^apps\/console\/src\/(features|pages|app)\//,
    why: 'ui knows no noun',
  },
  { from: /^apps\/console\/src\/ui\//, to: /^packages\/contract\//, why: 'ui knows no noun' },
  {
    from: /^apps\/console\/src\/lib\//,
    to: /^apps\/console\/src\/(features|pages|app)\//,
    why: 'lib stands below the features',
  },
  {
    from: /^apps\/console\/src\/features\//,
    to: /^apps\/console\/src\/pages\//,
    why: 'features stand below the pages',
  },
  {
    from: /^apps\/server\/src\/(?!testing\/|contract-tests\/|.*\.test\.ts$)/,
    to: /^apps\/server\/src\/testing\//,
    why: 'the product does not lean on its tests',
  },
]

const siblingQueries = /^apps\/server\/src\/features\/([\w-]+)\//

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
const faults = sources.flatMap((file) => importsOf(file).flatMap((target) => faultsOf(file, target)))

for (const fault of faults) console.error(fault)
console.log(
  faults.length === 0
    ? `rooms: ${sources.length} files keep to their rooms`
    : `rooms: ${faults.length} faults`,
)
process.exit(faults.length === 0 ? 0 : 1)

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name]) => name as string)
  return names.flatMap((name) => resolve(file, name))
}

function resolve(file: string, name: string): string[] {
  if (/^@lumiroute\/contract(\/|$)/.test(name)) return ['packages/contract/src/index.ts']
  return name.startsWith('.') ? [path.posix.join(path.posix.dirname(file), name)] : []
}

function faultsOf(file: string, target: string): string[] {
  const broken = rules
    .filter(({ from, to }) => from.test(file) && to.test(target))
    .map(({ why }) => `${file} → ${target}: ${why}`)
  const own = siblingQueries.exec(file)?.[1]
  const other = siblingQueries.exec(target)?.[1]
  const reaches =
    own && other && own !== other && target.endsWith('.queries.ts') && !file.endsWith('.test.ts')
  return reaches
    ? [...broken, `${file} → ${target}: a feature calls its sibling's act, never its queries`]
    : broken
}
