import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { runQuietly, step } from './run.mjs'

/** The same as `engines` in package.json, which npm only warns about. */
const supported = '20.19+, 22.13+, 24, 26'

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major >= 24 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19)) return
  throw new Error(
    `需要 Node.js ${supported}，目前是 ${version}。 Node.js ${supported} is required; this is ${version}.`,
  )
}

/** Installs the packages of the lock file, unless they are already installed. */
export async function ensureDependencies(root) {
  if (isInstalled(root)) return
  await withLock(root, async () => {
    if (isInstalled(root)) return
    await step('安裝套件 Installing packages', () => install(root))
    stamp(root)
  })
}

// With NODE_ENV=production npm would skip what the build needs.
const options = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']

const runNpm = (root, ...command) => runQuietly('npm', [...command, ...options], { cwd: root })

async function install(root) {
  // npm ci empties node_modules first: an upgrade would download everything again.
  if (hasRecord(root)) return runNpm(root, 'install', '--no-save')
  try {
    await runNpm(root, 'ci')
  } catch (error) {
    // A package.json changed by hand does not match the lock file.
    if (!error.message.includes('EUSAGE')) throw error
    await runNpm(root, 'install', '--no-save')
  }
}

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
    // A clone installed by another user stays usable; it is only compared again at each start.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error
  }
}

/** Somebody ran npm by hand: npm's own record shows whether everything in the lock file is installed. */
function matchesLock(root) {
  if (!hasRecord(root)) return false
  const wanted = readPackages(join(root, 'package-lock.json'))
  const found = readPackages(recordFile(root))
  return Object.entries(wanted)
    .filter(
      ([path, { optional, devOptional, link }]) =>
        path.includes('node_modules/') && !optional && !devOptional && !link,
    )
    .every(([path, { version }]) => found[path]?.version === version)
}

const recordFile = (root) => join(root, 'node_modules', '.package-lock.json')
const hasRecord = (root) => existsSync(recordFile(root))
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
