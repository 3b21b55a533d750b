import { AppError } from '../errors/app-error.ts'
import type { Rendered, RenderJob, RenderReport, SignSeal } from '../ports/render-report.ts'
import { renderReport } from './render-report.ts'

/** Reports that may wait; each takes about a second. */
const maxWaiting = 20

/** One process at a time: several at once would need several times the memory. */
export function createRenderQueue(): RenderReport {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async function render(job: RenderJob, sign: SignSeal): Promise<Rendered> {
    if (waiting >= maxWaiting) throw new AppError('report.busy')
    waiting++
    const work = last.then(() => renderReport(job, sign))
    last = work.catch(() => undefined)
    try {
      return await work
    } finally {
      waiting--
    }
  }
}
