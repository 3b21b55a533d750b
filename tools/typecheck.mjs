import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const cache = join(root, 'node_modules/.cache/types')
const lanes = 2

/** The largest first, so that the lanes end at about the same time. */
const order = ['apps/console', '.', 'apps/server']

/** Every workspace with a tsconfig.json, and the root for tools and browser tests. */
function findProjects() {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  )
  const others = workspaces.filter((path) => !order.includes(path))
  return [...order, ...others].filter((path) => existsSync(join(root, path, 'tsconfig.json')))
}

/** One thread per project: more threads repeat each other's work, and the lanes already use all cores. */
function check(project) {
  const buildInfo = join(cache, `${project.replaceAll('/', '-')}.tsbuildinfo`)
  const options = [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    buildInfo,
    '--checkers',
    '1',
    '--pretty',
    'false',
  ]
  const program = join(root, 'node_modules/.bin/tsc')
  return new Promise((resolve) => {
    const child = spawn(program, [...options, '-p', project], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', (code) => resolve(code === 0))
  })
}

mkdirSync(cache, { recursive: true })
const left = findProjects()
const runLane = async () => {
  for (let project = left.shift(); project; project = left.shift()) {
    if (!(await check(project))) process.exitCode = 1
  }
}
await Promise.all(Array.from({ length: lanes }, runLane))
