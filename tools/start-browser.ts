import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { ensureBrowser } from './setup/browser.mjs'

export const browserFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
]

/** A browser reachable by URL. */
export async function startBrowser(profile: string) {
  const port = await freePort()
  const child = spawn(
    await ensureBrowser(),
    [...browserFlags, `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`],
    // A process group of its own: Debian's program is a script that starts the browser.
    { stdio: 'ignore', detached: true },
  )
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100 && !(await answers(url)); tries++) await setTimeout(100)
  return { port, url, kill: () => process.kill(-(child.pid as number)) }
}

const answers = (url: string) =>
  fetch(`${url}/json/version`).then(
    () => true,
    () => false,
  )

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((go) => probe.once('listening', go))
  const { port } = probe.address() as AddressInfo
  await new Promise((go) => probe.close(go))
  return port
}
