import { parseArgs } from 'node:util'

export type BenchOptions = { only: string[]; rounds: number; seconds: number; out: string | undefined }

/** `--only NAME` (may be given again), `--quick` for a look, `--out FILE` for the figures as JSON. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      quick: { type: 'boolean', default: false },
      out: { type: 'string' },
    },
  })
  return { only: values.only, rounds: 3, seconds: values.quick ? 1.5 : 5, out: values.out }
}
