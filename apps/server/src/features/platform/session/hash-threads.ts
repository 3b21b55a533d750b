import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { hashSync, verifySync } from '@node-rs/argon2'

type Works = { hashSync: typeof hashSync; verifySync: typeof verifySync }
type Answer = { value?: unknown; error?: string }

const argon2Path = createRequire(import.meta.url).resolve('@node-rs/argon2')

/** As text, since the built server is one file from which a thread cannot be started. */
const program = `
  const { parentPort, workerData } = require('node:worker_threads')
  const argon2 = require(workerData)
  parentPort.on('message', ({ work, args }) => {
    try {
      parentPort.postMessage({ value: argon2[work](...args) })
    } catch (error) {
      parentPort.postMessage({ error: String(error) })
    }
  })`

/** Threads only for hashing: in libuv's pool, pictures and files would delay sign-ins. */
export function createHashThreads() {
  const idle: Worker[] = []

  function open(): Worker {
    const thread = new Worker(program, { eval: true, workerData: argon2Path })
    // An idle thread must not keep the process alive.
    thread.unref()
    return thread
  }

  return function run<W extends keyof Works>(
    work: W,
    ...args: Parameters<Works[W]>
  ): Promise<ReturnType<Works[W]>> {
    const thread = idle.pop() ?? open()
    return new Promise((resolve, reject) => {
      const settle = (done: () => void) => {
        thread.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
        done()
      }
      const onMessage = ({ value, error }: Answer) =>
        settle(() => {
          idle.push(thread)
          if (error === undefined) resolve(value as ReturnType<Works[W]>)
          else reject(new Error(error))
        })
      const onEnd = (cause: unknown) => settle(() => reject(new Error('the hashing thread ended', { cause })))
      thread.on('message', onMessage).on('error', onEnd).on('exit', onEnd)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage({ work, args })
    })
  }
}
