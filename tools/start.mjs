import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findStale } from './build.mjs'
import { checkNode, ensureDependencies } from './setup/install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

async function prepare() {
  checkNode()
  await ensureDependencies(root)
  if (findStale(root).length > 0) await buildApart()
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
}

/** In a separate process: otherwise the builder's memory would stay allocated in the server. */
function buildApart() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'tools/build.mjs')], { stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error('建置失敗。 The build failed.')),
    )
  })
}

try {
  await prepare()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

// The server runs in this process, so that signals reach it and its exit code is ours.
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href)
