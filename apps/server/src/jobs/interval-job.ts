import type { FastifyBaseLogger } from 'fastify'

/** A job that every server instance runs itself, more often than the queue's schedule allows. */
export type IntervalJob = { name: string; everyMs: number; run: () => Promise<void> }

/** Runs immediately and then again after each pause; runs never overlap. Returns a function that stops it. */
export function startIntervalJob(
  { name, everyMs, run }: IntervalJob,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isFailing = false
  let current = attempt()

  async function attempt(): Promise<void> {
    try {
      await run()
      isFailing = false
    } catch (error) {
      // One log entry per outage, not one per attempt.
      if (!isFailing) log.warn({ err: error, job: name }, 'interval job failed')
      isFailing = true
    }
    if (isStopped) return
    timer = setTimeout(() => (current = attempt()), everyMs)
    timer.unref()
  }

  return async () => {
    isStopped = true
    clearTimeout(timer)
    await current
  }
}
