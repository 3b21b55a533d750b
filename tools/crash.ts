import { crashRounds } from '../apps/server/src/testing/crash-rounds.ts'

const rounds = Number(process.argv[2] ?? 20)
const { acknowledged, lost, doubled } = await crashRounds(rounds, (line) => console.log(line))
console.log(
  `${rounds} rounds, ${acknowledged} rows acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
)
process.exit(lost.length + doubled.length === 0 ? 0 : 1)
