import { spawn } from 'node:child_process'

/** Runs a program silently, and shows its output if it fails. */
export function runQuietly(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    child.stdout.on('data', (chunk) => said.push(chunk))
    child.stderr.on('data', (chunk) => said.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve()
      reject(new Error(`${[file, ...args].join(' ')} failed (${code})\n${Buffer.concat(said)}`))
    })
  })
}

/** Prints one line per step: its name, then how long it took. */
export async function step(name, work) {
  const since = Date.now()
  process.stdout.write(`${name} …`)
  try {
    await work()
    process.stdout.write(` ${((Date.now() - since) / 1000).toFixed(1)} s\n`)
  } catch (error) {
    process.stdout.write(' ✗\n')
    throw error
  }
}
