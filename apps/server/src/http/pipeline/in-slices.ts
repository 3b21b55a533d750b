import { setImmediate as pause } from 'node:timers/promises'

const sliceMs = 10

/** A generator that yields where it may be interrupted. */
export type Steps<T> = Generator<undefined, T>

/** Runs the steps to the end; other requests are answered in between. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  let until = performance.now() + sliceMs
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() < until) continue
    await pause()
    until = performance.now() + sliceMs
  }
}

export function runAtOnce<T>(steps: Steps<T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}
