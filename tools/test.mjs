import { spawn, spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './setup/browser.mjs'
import { checkNode, ensureDependencies } from './setup/install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isQuick = process.argv.includes('--quick')

/** One core each: these run in parallel, so that together they take as long as the longest. */
const checks = [
  ...(isQuick ? [] : [['build', 'tsx', 'tools/build.mjs']]),
  ['types', 'tsx', 'tools/typecheck.mjs'],
  ['lint', 'oxlint', '--type-aware', '--threads', '1'],
  ['format', 'oxfmt', '--check'],
  ['lock file', 'tsx', 'tools/check-lock.ts'],
  ['imports', 'tsx', 'tools/check-imports.ts'],
  ['text', 'tsx', 'tools/check-text.ts'],
  ['dead code', 'knip', '--cache', '--cache-location', 'node_modules/.cache/knip'],
]

/** In quick mode: tests that reach a file changed in the last commit or since. */
const reached = () => ['--changed', hasParent() ? 'HEAD~1' : 'HEAD', '--passWithNoTests']
const hasParent = () =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', 'HEAD~1'], { cwd: root }).status === 0

/** These use both cores. Loading the server for each file would take longer than its tests. */
const tests = [
  [
    'tests',
    'vitest',
    'run',
    '--no-isolate',
    ...['server', 'console', 'player', 'pad', 'verify', 'shop'].flatMap((name) => ['--project', name]),
    ...(isQuick ? reached() : []),
  ],
  ...(isQuick
    ? []
    : [
        ['slow tests', 'vitest', 'run', '--project', 'slow'],
        ['browser', 'playwright', 'test'],
      ]),
]

const lastCharacters = 3000
const seconds = (from) => Math.round((Date.now() - from) / 1000)

/** Prints all output at the end if others run in parallel. */
function run([name, command, ...args], { isAlone = true } = {}) {
  const from = Date.now()
  const said = []
  const hear = (text) => {
    said.push(text)
    if (isAlone) process.stdout.write(text)
  }
  if (isAlone) console.log(`\n── ${name}`)
  return new Promise((resolve) => {
    const end = (passed) => {
      if (!isAlone) process.stdout.write(Buffer.concat([Buffer.from(`\n── ${name}\n`), ...said]))
      const verdict = `── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds(from)} s`
      console.log(verdict)
      resolve({ passed, verdict, said: Buffer.concat(said).toString() })
    }
    const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env
    const stdio = ['ignore', 'pipe', 'pipe']
    const child = spawn(join(root, 'node_modules/.bin', command), args, { cwd: root, env, stdio })
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', (error) => hear(Buffer.from(`${error.message}\n`)))
    child.once('close', (code) => end(code === 0))
  })
}

/** Two at a time; the next starts when one ends. */
async function runBeside(steps) {
  const left = [...steps]
  const results = []
  const lane = async () => {
    for (let step = left.shift(); step; step = left.shift()) results.push(await run(step, { isAlone: false }))
  }
  await Promise.all([lane(), lane()])
  return results
}

const from = Date.now()
checkNode()
await ensureDependencies(root)
// In quick mode the random contract test still covers every endpoint, with fewer inputs each.
if (isQuick) process.env.RANDOM_RUNS ??= '20'
else process.env.CHROMIUM_PATH = await ensureBrowser()
const results = await runBeside(checks)
// Tests what people start, and it starts in a tenth of the time.
if (!isQuick) process.env.SERVER_ENTRY = join(root, 'apps/server/dist/main.js')
for (const step of tests) results.push(await run(step))
const failed = results.filter(({ passed }) => !passed)
// Repeated at the end, where a long log is read first.
for (const { verdict, said } of failed) console.log(`\n${said.slice(-lastCharacters)}\n${verdict}`)
const minutes = `${Math.floor(seconds(from) / 60)} min ${seconds(from) % 60} s`
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed, in ${minutes}`)
process.exitCode = failed.length === 0 ? 0 : 1
