import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Plugin } from 'vite'
import { BaseSequencer, startVitest, type TestSpecification } from 'vitest/node'
import config from '../../vitest.config.ts'
import type { Area } from './areas.ts'
import type { Mutant } from './mutant.ts'
import { findTests, type Plan } from './plan.ts'
import { switchMutants } from './switch-mutants.ts'

type Entry = {
  id?: number
  killed?: string
  tried?: string
  broken?: string
  failure?: string
  done?: string
}
export type Result = { mutants: Mutant[]; killed: Map<number, string>; reached: Set<number> }

/** Changes sources on their way to the tests, never on the disk. */
function changeSources(mutants: readonly Mutant[]): Plugin {
  return {
    name: 'mutation',
    enforce: 'pre',
    transform(source, id) {
      const mine = mutants.filter(({ file }) => path.resolve(file) === id.split('?')[0])
      return mine.length === 0 ? undefined : { code: switchMutants(id, source, mine), map: null }
    },
  }
}

/** The set-up of the project's own tests, in the order of the area's list. */
function readProject({ project }: Area, tests: readonly string[]) {
  const found = config.test?.projects?.find(
    (one) => typeof one === 'object' && 'test' in one && one.test?.name === project,
  )
  const at = new Map(tests.map((file, index) => [path.resolve(file), index]))
  class Listed extends BaseSequencer {
    override sort(files: TestSpecification[]) {
      return Promise.resolve(files.sort((a, b) => (at.get(a.moduleId) ?? 0) - (at.get(b.moduleId) ?? 0)))
    }
  }
  const own = (found as { test: object } | undefined)?.test ?? {}
  return { ...own, include: [...tests], sequence: { sequencer: Listed } }
}

export async function runArea(area: Area, mutants: Mutant[]): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutation-'))
  const plan: Plan = { mutants, resultFile: path.join(folder, 'results.jsonl') }
  writeFileSync(path.join(folder, 'plan.json'), JSON.stringify(plan))
  writeFileSync(plan.resultFile, '')
  process.env.MUTATION_PLAN = path.join(folder, 'plan.json')
  const vitest = await startVitest(
    'test',
    [],
    {
      ...readProject(area, findTests(area)),
      config: false,
      watch: false,
      isolate: false,
      maxWorkers: 1,
      testTimeout: 15_000,
      hookTimeout: 30_000,
      dangerouslyIgnoreUnhandledErrors: true,
      runner: path.resolve('tools/mutation/mutation-runner.ts'),
      reporters: [{}],
    },
    { plugins: [changeSources(mutants)] },
  )
  await vitest.close()
  process.exitCode = 0
  return readResults(plan, findTests(area).length)
}

function readResults({ mutants, resultFile }: Plan, testFiles: number): Result {
  const entries = readFileSync(resultFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry)
  const broken = entries.find((entry) => entry.broken)
  if (broken) throw new Error(`${broken.broken} fails without a mutant: ${broken.failure}`)
  const done = entries.filter((entry) => entry.done).length
  if (done < testFiles) throw new Error(`only ${done} of ${testFiles} test files were run`)
  const withId = entries.flatMap((entry) => (entry.id === undefined ? [] : [{ ...entry, id: entry.id }]))
  return {
    mutants,
    killed: new Map(withId.flatMap(({ id, killed }) => (killed ? [[id, killed]] : []))),
    reached: new Set(withId.map(({ id }) => id)),
  }
}
