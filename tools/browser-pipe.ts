import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { browserFlags } from './start-browser.ts'
import { ensureBrowser } from './setup/browser.mjs'

type Answer = { id?: number; result?: unknown; error?: { message: string } }
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

export type Ask = <T>(method: string, params?: object, sessionId?: string) => Promise<T>

/** Controls a browser by its own protocol only: test tools hold responses in the measured process. */
export async function openBrowser(profile: string, ...more: string[]) {
  const child = spawn(
    await ensureBrowser(),
    [...browserFlags, ...more, '--remote-debugging-pipe', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'], detached: true },
  )
  const ask = talkOver(child.stdio[3] as Writable, child.stdio[4] as Readable)
  return { ask, kill: () => process.kill(-(child.pid as number)) }
}

/** Each message is JSON terminated by a zero byte. */
function talkOver(input: Writable, output: Readable): Ask {
  const waiting = new Map<number, Waiting>()
  let unread = ''
  let last = 0
  output.setEncoding('utf8')
  output.on('data', (text: string) => {
    const messages = (unread + text).split('\0')
    unread = messages.pop() ?? ''
    for (const message of messages) settle(waiting, JSON.parse(message) as Answer)
  })
  return <T>(method: string, params: object = {}, sessionId?: string) => {
    const id = (last += 1)
    input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
    return new Promise<T>((resolve, reject) => waiting.set(id, { resolve, reject } as Waiting))
  }
}

function settle(waiting: Map<number, Waiting>, { id = 0, result, error }: Answer): void {
  const asked = waiting.get(id)
  waiting.delete(id)
  if (error) asked?.reject(new Error(error.message))
  else asked?.resolve(result)
}
