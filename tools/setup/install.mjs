import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { runQuietly, step } from './run.mjs'

const oldest = [20, 19]

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  throw new Error(
    `需要 Node.js ${oldest.join('.')} 以上。 Node.js ${oldest.join('.')} or newer is needed, this is ${version}.`,
  )
}

/** Installs the packages of the lock file, unless just these are there already. */
export async function ensureDependencies(root) {
  if (isInstalled(root)) return
  await withLock(root, async () => {
    if (isInstalled(root)) return
    await step('安裝套件 Installing packages', () => install(root))
    stamp(root)
  })
}

// Not npm ci: it gives up where the registry lacks the programs of other machines, which are optional.
// Under NODE_ENV=production npm would leave out what the build needs.
const command = [
  'install',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--include=dev',
  '--include=optional',
]

const install = (root) => runQuietly('npm', command, { cwd: root })

export function isInstalled(root) {
  const file = stampFile(root)
  if (existsSync(file) && readFileSync(file, 'utf8') === lockHash(root)) return true
  if (!matchesLock(root)) return false
  stamp(root)
  return true
}

const stampFile = (root) => join(root, 'node_modules', '.lumiroute')
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

function stamp(root) {
  try {
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    writeFileSync(stampFile(root), lockHash(root))
  } catch (error) {
    // A clone that was installed by another user stays usable; it is only compared again at each start.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error
  }
}

/** Somebody ran npm by hand: npm's own record tells whether it did all that the lock file asks for. */
function matchesLock(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = readPackages(join(root, 'package-lock.json'))
  const found = readPackages(record)
  return Object.entries(wanted)
    .filter(
      ([path, { optional, devOptional, link }]) =>
        path.includes('node_modules/') && !optional && !devOptional && !link,
    )
    .every(([path, { version }]) => found[path]?.version === version)
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
