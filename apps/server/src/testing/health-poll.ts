import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

/** When the poll was sent, how long it took, and the CPU time of the server's main thread meanwhile. */
export type Poll = { atMs: number; wallMs: number; cpuMs: number; status: number; memoryBytes: number }

const programme = `
  const { readFileSync } = require('node:fs')
  const { parentPort, workerData: { url, pid } } = require('node:worker_threads')
  const cpuMs = () => Number(readFileSync('/proc/' + pid + '/task/' + pid + '/schedstat', 'utf8').split(' ')[0]) / 1e6
  const memoryBytes = () => Number(readFileSync('/proc/' + pid + '/statm', 'utf8').split(' ')[1]) * 4096
  const now = () => performance.timeOrigin + performance.now()
  let isOver = false
  parentPort.on('message', () => (isOver = true))
  ;(async () => {
    while (!isOver) {
      const [atMs, cpu] = [now(), cpuMs()]
      const status = await fetch(url).then(async (answer) => (await answer.text(), answer.status), () => 0)
      parentPort.postMessage({ atMs, wallMs: now() - atMs, cpuMs: cpuMs() - cpu, status, memoryBytes: memoryBytes() })
      await new Promise((go) => setTimeout(go, 25))
    }
    parentPort.close()
  })()`

/**
 * Polls the health of a server in another process, from a separate thread. The CPU time of the server's main
 * thread before it answers shows how long an input blocked it, even on a busy machine.
 */
export function pollHealth({ url, pid }: { url: string; pid: number }) {
  const polls: Poll[] = []
  const worker = new Worker(programme, { eval: true, workerData: { url: `${url}/api/health`, pid } })
  worker.on('message', (poll: Poll) => void polls.push(poll))
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  return {
    polls,
    async stop(): Promise<void> {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage('stop')
      await ended
    },
  }
}

/** The CPU time of a process's main thread so far. */
export const mainThreadMs = (pid: number = process.pid): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
