import { parseArgs } from 'node:util'
import { checkStart } from './nodes/check-start.ts'
import { fetchNode, type NodeVersion } from './nodes/fetch-node.ts'
import { printTable, type Result } from './nodes/print-table.ts'
import { runTests } from './nodes/run-tests.ts'

const usage = `npm run test:nodes -- [--node 20.19,22,24,26] [--start-only] [--project server,console,player] [file …]
Runs npm start and the tests under each version of Node.js; files choose a part of the tests, as with vitest.`

const { values, positionals } = parseArgs({
  options: {
    node: { type: 'string', default: '20.19,22,24,26' },
    project: { type: 'string', default: 'server,console,player' },
    'start-only': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

async function checkVersion(wanted: string): Promise<Result> {
  const node = await fetchNode(wanted)
  console.log(`\n── Node.js ${node.version}: npm start`)
  const start = await checkStart(node)
  console.log(start.passed ? start.summary : start.output)
  const tests = values['start-only'] ? undefined : await testVersion(node)
  return { version: node.version, start, tests }
}

function testVersion(node: NodeVersion) {
  console.log(`\n── Node.js ${node.version}: tests`)
  return runTests(node, { projects: values.project.split(','), files: positionals })
}

if (values.help) {
  console.log(usage)
} else {
  const results: Result[] = []
  // One after another: each uses all cores.
  for (const wanted of values.node.split(',')) results.push(await checkVersion(wanted))
  printTable(results)
  const passed = results.every(({ start, tests }) => start.passed && tests?.passed !== false)
  process.exitCode = passed ? 0 : 1
}
