import type { Mutant } from './mutant.ts'
import type { Result } from './run-area.ts'

export type Line = { area: string; possible: number; mutants: number; killed: number; seconds: number }

/** The changed part only: a query is long. */
function describeChange({ was, text }: Mutant): string {
  const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ')
  const [from, to] = [oneLine(was), oneLine(text)]
  let start = 0
  while (start < Math.min(from.length, to.length) && from[start] === to[start]) start++
  let end = 0
  while (end < Math.min(from.length, to.length) - start && from.at(-1 - end) === to.at(-1 - end)) end++
  const cut = (value: string) =>
    value.slice(Math.max(0, start - 30), Math.min(value.length, value.length - end + 30))
  return from.length < 80 ? `${from}  →  ${to}` : `…${cut(from)}…  →  …${cut(to)}…`
}

export function printArea(name: string, { mutants, killed, reached }: Result, withKills: boolean): void {
  const survivors = mutants.filter(({ id }) => !killed.has(id))
  console.log(`\n${name}: ${killed.size} of ${mutants.length} killed`)
  for (const mutant of survivors) {
    const why = reached.has(mutant.id) ? '' : ' (no test reaches it)'
    console.log(`  ${mutant.file}:${mutant.line} ${mutant.operator}${why}\n      ${describeChange(mutant)}`)
  }
  if (!withKills) return
  for (const mutant of mutants.filter(({ id }) => killed.has(id)))
    console.log(
      `  killed ${mutant.file}:${mutant.line} ${describeChange(mutant)}\n      ${killed.get(mutant.id)}`,
    )
}

export function printTable(lines: readonly Line[]): void {
  console.log('\n| area | possible | mutants | killed | survived | score | time |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const { area, possible, mutants, killed, seconds } of lines) {
    const score = `${Math.floor((100 * killed) / mutants)} %`
    console.log(
      `| ${area} | ${possible} | ${mutants} | ${killed} | ${mutants - killed} | ${score} | ${seconds} s |`,
    )
  }
}
