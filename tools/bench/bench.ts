import { writeFile } from 'node:fs/promises'
import { type Figure, isHeld, writeTable } from './figures.ts'
import { loads, type Measure, others } from './measures.ts'
import { type BenchOptions, readOptions } from './options.ts'
import { signIn } from './prepare-data.ts'
import { memoryMb } from './processes.ts'
import { openStage, type Stage } from './stage.ts'

const settleMs = 5000

async function run(stage: Stage, options: BenchOptions): Promise<Figure[]> {
  if (options.only.length > 0) return runAll(stage, options, chosen(options.only))
  const figures = await runAll(stage, options, { ...loads, ...others })
  const first = await settledMemory(stage)
  await runAll(stage, options, loads)
  return [...figures, ...memoryFigures(first, await settledMemory(stage))]
}

function chosen(names: string[]): Record<string, Measure> {
  const all = { ...loads, ...others }
  const unknown = names.find((name) => !all[name])
  if (unknown) throw new Error(`unknown measurement ${unknown}; available: ${Object.keys(all).join(', ')}`)
  return Object.fromEntries(names.map((name) => [name, all[name] as Measure]))
}

async function runAll(
  stage: Stage,
  options: BenchOptions,
  measures: Record<string, Measure>,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(measures)) {
    process.stderr.write(`${name} … `)
    stage.token = await signIn(stage.product.port)
    figures.push(...(await measure(stage, options)))
  }
  process.stderr.write('\n')
  return figures
}

async function settledMemory({ product }: Stage): Promise<number> {
  await new Promise((go) => setTimeout(go, settleMs))
  return memoryMb(product.pid)
}

const memoryFigures = (first: number, second: number): Figure[] => [
  { name: 'memory, after the bench', value: first, limit: { atMost: 250 }, unit: 'MB', detail: 'resident' },
  {
    name: 'memory, second bench to first',
    value: second / first,
    limit: { atMost: 1.25 },
    unit: '×',
    detail: `${second.toFixed(0)} MB`,
  },
]

const options = readOptions(process.argv.slice(2))
const stage = await openStage()
try {
  const figures = await run(stage, options)
  console.log(writeTable(figures))
  if (options.out) await writeFile(options.out, `${JSON.stringify(figures, null, 2)}\n`)
  if (figures.some((figure) => isHeld(figure) === false)) process.exitCode = 1
} finally {
  await stage.close()
}
