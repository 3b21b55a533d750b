import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { NodeVersion } from './fetch-node.ts'

export type TestRun = { passed: boolean; summary: string }

type Choice = { projects: string[]; files: string[] }

const repository = join(import.meta.dirname, '../..')

/** Vitest under the given version of Node.js. */
export async function runTests(node: NodeVersion, { projects, files }: Choice): Promise<TestRun> {
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
  const chosen = projects.flatMap((name) => ['--project', name])
  const args = [vitest, 'run', '--no-isolate', ...chosen, ...files]
  const child = spawn(node.program, args, {
    cwd: repository,
    env: node.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    process.stdout.write(chunk)
  })
  const [code] = await once(child, 'close')
  return { passed: code === 0, summary: parseSummary(output) ?? `vitest ended with ${code}` }
}

/** The line `Tests  3 failed | 20 passed (23)`, without its colours. */
export function parseSummary(output: string): string | undefined {
  // eslint-disable-next-line no-control-regex
  const plain = output.replaceAll(/\u001B\[[0-9;]*m/g, '')
  return /^\s*Tests\s+(.+)$/m.exec(plain)?.[1]?.trim()
}
