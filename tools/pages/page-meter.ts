import type { Page } from '@playwright/test'

type Meter = { long: number[]; frames: number[] }
type Metered = Window & { meter: Meter }

/** Starts recording long tasks and frames. */
export const startMeter = (page: Page) =>
  page.evaluate(() => {
    const meter: Meter = { long: [], frames: [] }
    Object.assign(window, { meter })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) meter.long.push(duration)
    }).observe({ type: 'longtask' })
    let last = performance.now()
    const tick = (now: number) => {
      meter.frames.push(now - last)
      last = now
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })

/** What was recorded since the start or the last reading. */
export async function readMeter(page: Page) {
  const { long, frames } = await page.evaluate(() => {
    const { meter } = window as unknown as Metered
    return { long: meter.long.splice(0), frames: meter.frames.splice(0) }
  })
  const sorted = frames.toSorted((a, b) => a - b)
  const whole = frames.reduce((sum, ms) => sum + ms, 0)
  return {
    /** As in Lighthouse: the time of each task beyond 50 ms. */
    blockingMs: long.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
    framesPerSecond: (1000 * frames.length) / whole,
    slowFrameMs: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  }
}
