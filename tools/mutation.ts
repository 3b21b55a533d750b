import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { areas } from './mutation/areas.ts'
import { findAreaMutants, pickSample } from './mutation/plan.ts'
import { printArea, printTable, type Line } from './mutation/report.ts'
import { runArea } from './mutation/run-area.ts'

const { values } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    sample: { type: 'string', default: '60' },
    all: { type: 'boolean', default: false },
    seed: { type: 'string' },
    kills: { type: 'boolean', default: false },
    count: { type: 'boolean', default: false },
  },
})

const seed = Number(values.seed ?? randomInt(2 ** 31))
const chosen = areas.filter(({ name }) => !values.area || values.area.includes(name))
process.env.RANDOM_SEED = String(seed)
console.log(`mutation test: --seed ${seed}`)

const lines: Line[] = []
for (const area of chosen) {
  const all = findAreaMutants(area)
  const mutants = values.all ? all : pickSample(all, Number(values.sample), seed)
  if (values.count) {
    console.log(`${area.name}: ${all.length} mutants`)
    continue
  }
  const from = Date.now()
  const result = await runArea(area, mutants)
  printArea(area.name, result, values.kills)
  lines.push({
    area: area.name,
    possible: all.length,
    mutants: mutants.length,
    killed: result.killed.size,
    seconds: Math.round((Date.now() - from) / 1000),
  })
}
if (lines.length > 0) printTable(lines)
