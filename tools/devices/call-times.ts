import type { Figure } from '../bench/figures.ts'

/** Duration and failures by kind of call. */
export type CallTimes = {
  took(name: string, ms: number): void
  failed(name: string, why: string): void
  figures(p99Ms: number): Figure[]
}

export function createCallTimes(): CallTimes {
  const times = new Map<string, number[]>()
  const failures = new Map<string, number>()
  return {
    took(name, ms) {
      const known = times.get(name)
      if (known) known.push(ms)
      else times.set(name, [ms])
    },
    failed: (name, why) => void failures.set(`${name} ${why}`, (failures.get(`${name} ${why}`) ?? 0) + 1),
    figures: (p99Ms) => [
      ...[...times].map(([name, all]) => computeFigure(name, all, p99Ms)),
      failureFigure(failures),
    ],
  }
}

function computeFigure(name: string, all: number[], p99Ms: number): Figure {
  const sorted = all.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    name: `${name}, p99`,
    value: at(0.99),
    limit: { atMost: p99Ms },
    unit: 'ms',
    detail: `${sorted.length} calls, p50 ${at(0.5).toFixed(1)}, max ${at(1).toFixed(1)} ms`,
  }
}

const failureFigure = (failures: Map<string, number>): Figure => ({
  name: 'failures',
  value: [...failures.values()].reduce((sum, count) => sum + count, 0),
  limit: { atMost: 0 },
  unit: '',
  detail: [...failures].map(([why, count]) => `${why} × ${count}`).join(', '),
})
