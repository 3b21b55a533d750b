import { parseArgs } from 'node:util'

export type BenchOptions = {
  only: string[]
  rounds: number
  seconds: number
  isQuick: boolean
  out: string | undefined
}

/** `--only NAME` (repeatable), `--quick` for a short run, `--out FILE` for the figures as JSON. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  })
  const { only, quick, out } = values
  return { only, rounds: 3, seconds: quick ? 2 : 5, isQuick: quick, out }
}
