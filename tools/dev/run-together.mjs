import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const stopWithinMs = 30_000

/**
 * Runs programs side by side until one of them ends or a signal arrives, then stops the others.
 * Resolves with the exit code: 0 after a signal, otherwise that of the program which ended first.
 */
export function runTogether(programs, { print = console.log, signals = process } = {}) {
  const children = programs.map((program) => start(program, print))
  return new Promise((resolve) => {
    let exitCode
    const stopAll = (code) => {
      if (exitCode !== undefined) return
      exitCode = code
      for (const { child } of children) stop(child)
      void Promise.all(children.map(({ closed }) => closed)).then(() => resolve(exitCode))
    }
    // Also later ones: npm passes on the signal that the terminal has already sent.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) signals.on(signal, () => stopAll(0))
    for (const { name, closed } of children) {
      void closed.then((code) => {
        if (exitCode === undefined) print(`${name} ended (${code}), stopping the others`)
        stopAll(code || 1)
      })
    }
  })
}

/** In a session of its own: Ctrl-C must reach the program once, through us, or it dies before it has cleaned up. */
function start({ name, file, args, options }, print) {
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => print(`${name.padEnd(8)}│ ${line}`))
  }
  const closed = new Promise((resolve) => {
    child.once('error', (error) => {
      print(`${name.padEnd(8)}│ ${error.message}`)
      resolve(1)
    })
    child.once('close', (code) => resolve(code))
  })
  return { name, child, closed }
}

function stop(child) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), stopWithinMs)
  child.once('close', () => clearTimeout(timer))
}
