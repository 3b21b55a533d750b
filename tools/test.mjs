import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowser } from './setup/browser.mjs'
import { checkNode, ensureDependencies } from './setup/install.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isQuick = process.argv.includes('--quick')

/** Every check and every test, in the order in which a fault is cheapest to find. */
const steps = [
  ['types', 'tsc', '--noEmit', '-p', 'tsconfig.json'],
  ['lint', 'oxlint', '--type-aware'],
  ...(isQuick ? [] : [['format', 'prettier', '--check', '--log-level', 'warn', '.']]),
  ['rooms', 'tsx', 'tools/check-rooms.ts'],
  ['text', 'tsx', 'tools/check-text.ts'],
  ['dead code', 'knip'],
  // Loading the server anew for each file takes longer than its tests do.
  [
    'tests',
    'vitest',
    'run',
    '--project',
    'server',
    '--project',
    'console',
    '--project',
    'player',
    ...(isQuick ? ['--no-isolate'] : []),
  ],
  ...(isQuick
    ? []
    : [
        ['slow tests', 'vitest', 'run', '--project', 'slow'],
        ['browser', 'playwright', 'test'],
      ]),
]

function run([name, command, ...args]) {
  const began = Date.now()
  console.log(`\n── ${name}`)
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', (code) => {
      console.log(
        `── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
      )
      resolve(code === 0)
    })
  })
}

checkNode()
await ensureDependencies(root)
// The random walk covers every endpoint also in a hurry, with fewer inputs each.
if (isQuick) process.env.WALK_RUNS ??= '20'
else {
  process.env.CHROMIUM_PATH = await ensureBrowser()
  await run(['build', 'tsx', 'tools/build.mjs'])
}
const results = []
for (const step of steps) results.push(await run(step))
const failed = results.filter((passed) => !passed).length
console.log(`\n${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
