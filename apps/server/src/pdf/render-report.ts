import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rendered, RenderJob, SignSeal } from '../ports/render-report.ts'

export type ToChild = { job: RenderJob } | { note: string | null }
export type FromChild = { sealText: string } | { rendered: Rendered } | { problem: string }

// The same folder in src and, beside the bundle, in dist.
const here = path.dirname(fileURLToPath(import.meta.url))
const source = path.join(here, 'report-child.ts')
const isSource = existsSync(source)
const program = isSource ? source : path.join(here, 'report-child.js')

const patienceMs = 120_000

/**
 * Renders in a process of its own: fonts and layout need about 100 MB, which return to the system when it ends.
 * `sign` stays here, so that the key of the log never leaves this process.
 */
export function renderReport(job: RenderJob, sign: SignSeal): Promise<Rendered> {
  const child = fork(program, ['--render'], {
    serialization: 'advanced',
    env: process.env.TMPDIR ? { TMPDIR: process.env.TMPDIR } : {},
    execArgv: isSource ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2000)))
  return new Promise<Rendered>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('rendering a report took too long')), patienceMs)
    child.on('message', (message: FromChild) => {
      if ('sealText' in message) child.send({ note: sign?.(message.sealText) ?? null } satisfies ToChild)
      else if ('rendered' in message) resolve(message.rendered)
      else reject(new Error(message.problem))
    })
    child.on('error', reject)
    child.on('exit', () => {
      clearTimeout(timer)
      reject(new Error(`the process that renders reports ended: ${said}`))
    })
    child.send({ job } satisfies ToChild)
  }).finally(() => child.kill('SIGKILL'))
}
