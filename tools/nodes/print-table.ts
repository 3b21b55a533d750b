import type { StartCheck } from './check-start.ts'
import type { TestRun } from './run-tests.ts'

export type Result = { version: string; start: StartCheck; tests: TestRun | undefined }

type Outcome = { passed: boolean; summary: string }

const describe = (outcome: Outcome | undefined) =>
  outcome ? `${outcome.passed ? 'passed' : 'FAILED'}: ${outcome.summary}` : 'not run'

export function formatTable(results: Result[]): string {
  const rows = results.map(({ version, start, tests }) => [version, describe(start), describe(tests)])
  const table = [['Node.js', 'npm start', 'tests'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | '))
  return lines.map((line) => `| ${line} |`).join('\n')
}

export const printTable = (results: Result[]) => console.log(`\n${formatTable(results)}`)
