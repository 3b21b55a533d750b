import { appendFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { startTests } from 'vitest/internal/browser'
import { VitestTestRunner } from 'vitest/runners'
import type { Mutant } from './mutant.ts'
import type { Plan } from './plan.ts'

type Files = Awaited<ReturnType<typeof startTests>>
type Task = Files[number] | Files[number]['tasks'][number]
type Test = Parameters<VitestTestRunner['onAfterRunTask']>[0]
type ModuleNode = { id: string; file: string; importers: Set<string> }
type Modules = {
  idToModuleMap: Map<string, ModuleNode>
  getModuleById(id: string): ModuleNode | undefined
  invalidateModule(node: ModuleNode): void
}

const plan = JSON.parse(readFileSync(process.env.MUTATION_PLAN ?? '', 'utf8')) as Plan
const mostTicks = 200_000
const mostMs = 180_000
const betweenControls = 25

/** The switch that the changed sources ask. */
const mutation = {
  active: 0,
  ticks: 0,
  calls: 0,
  endsAt: 0,
  seen: new Set<number>(),
  is(id: number) {
    mutation.seen.add(id)
    // Two pages that redirect to each other never come back to the test.
    if (mutation.active && ++mutation.calls % 64 === 0 && Date.now() > mutation.endsAt)
      throw new Error('the mutant does not end')
    return id === mutation.active
  },
  tick() {
    if (mutation.active && ++mutation.ticks > mostTicks) throw new Error('the mutant does not end its loop')
  },
}
Object.assign(globalThis, { __mutation: mutation })

/** The names of the statements that a test file has run. */
const queries = new Set<string>()
const sendQuery = pg.Client.prototype.query as (...args: unknown[]) => unknown
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...args: unknown[]) {
    const { name } = (args[0] ?? {}) as { name?: string }
    if (name) queries.add(name)
    return sendQuery.apply(this, args)
  },
})

/** Reached while modules load: these have to be loaded again to take effect. */
const atLoad = new Set<number>()
const killed = new Set<number>()
const note = (entry: object) => appendFileSync(plan.resultFile, `${JSON.stringify(entry)}\n`)

function findFailure(tasks: readonly Task[]): string | undefined {
  for (const task of tasks) {
    if (task.result?.state === 'fail' && task.type === 'test') return task.name
    const inside = 'tasks' in task ? findFailure(task.tasks) : undefined
    if (inside) return inside
    if (task.result?.state === 'fail') return `set-up: ${task.result.errors?.[0]?.message}`
  }
}

/** Not on the runner: vitest calls its hooks on the original, also for the quiet copy. */
const state = { isNested: false, hasFailed: false, dirty: new Set<string>() }

/** Runs each test file once unchanged, then once per mutant that it reaches and no earlier file killed. */
export default class MutationRunner extends VitestTestRunner {
  private quiet: this | undefined

  private get modules() {
    return (this as unknown as { workerState: { evaluatedModules: Modules } }).workerState.evaluatedModules
  }

  onBeforeCollect() {
    mutation.seen.clear()
  }

  onBeforeRunFiles() {
    if (!state.isNested) for (const id of mutation.seen) atLoad.add(id)
    mutation.seen.clear()
    queries.clear()
  }

  override async onBeforeRunTask(test: Test) {
    if (state.hasFailed) test.mode = 'skip'
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: Test) {
    super.onAfterRunTask(test)
    if (state.isNested && test.result?.state === 'fail') state.hasFailed = true
  }

  override async onAfterRunFiles(files?: Files) {
    super.onAfterRunFiles()
    const [file] = files ?? []
    if (!file) return
    const isReached = ({ id, query }: Mutant) =>
      atLoad.has(id) ? query === undefined || queries.has(query) : mutation.seen.has(id)
    const reached = plan.mutants.filter((mutant) => !killed.has(mutant.id) && isReached(mutant))
    state.isNested = true
    const failure = findFailure([file]) && (await this.findSteadyFailure(file.filepath))
    if (failure) note({ broken: file.filepath, failure })
    else await this.runMutants(file.filepath, reached)
    state.isNested = false
    state.hasFailed = false
    note({ done: file.filepath })
  }

  private async runMutants(file: string, mutants: readonly Mutant[]) {
    for (let at = 0; at < mutants.length; at += betweenControls) {
      const batch = mutants.slice(at, at + betweenControls)
      const kills: object[] = []
      for (const mutant of batch) {
        const from = Date.now()
        const by = await this.runOnce(file, mutant)
        if (by) kills.push({ id: mutant.id, killed: `${path.basename(file)}: ${by}` })
        note({ id: mutant.id, tried: path.basename(file), ms: Date.now() - from })
      }
      const failure = await this.findSteadyFailure(file)
      if (failure) return note({ broken: file, failure: `after mutants: ${failure}` })
      for (const kill of kills) note(kill)
      for (const kill of kills) killed.add((kill as Mutant).id)
    }
  }

  /** Unchanged, so that it should pass: on a busy machine a test may fail once. */
  private async findSteadyFailure(file: string): Promise<string | undefined> {
    let failure: string | undefined
    for (let left = 3; left > 0; left--) {
      failure = await this.runOnce(file)
      if (!failure) return undefined
    }
    return failure
  }

  /** The name of the first test that fails. */
  private async runOnce(file: string, mutant?: Mutant): Promise<string | undefined> {
    const runner = (this.quiet ??= this.makeQuiet())
    state.hasFailed = false
    this.reload(file, mutant)
    mutation.active = mutant?.id ?? 0
    mutation.ticks = 0
    mutation.endsAt = Date.now() + mostMs
    try {
      return findFailure(await startTests([file], runner))
    } finally {
      mutation.active = 0
    }
  }

  /** Loads the test file again, and everything that depends on a mutant which takes effect while loading. */
  private reload(file: string, mutant?: Mutant) {
    const changed = new Set([file, ...state.dirty])
    state.dirty.clear()
    if (mutant && (mutant.keepsState || atLoad.has(mutant.id))) state.dirty.add(path.resolve(mutant.file))
    for (const one of state.dirty) changed.add(one)
    const left = [...this.modules.idToModuleMap.values()].filter((node) => changed.has(node.file))
    const done = new Set<ModuleNode>()
    for (let node = left.pop(); node; node = left.pop()) {
      if (done.has(node)) continue
      done.add(node)
      for (const id of node.importers) {
        const importer = this.modules.getModuleById(id)
        if (importer) left.push(importer)
      }
    }
    for (const node of done) this.modules.invalidateModule(node)
  }

  /** This runner without its reports: the runs with mutants are no results of the test file. */
  private makeQuiet(): this {
    const silent = () => Promise.resolve()
    return Object.assign(Object.create(this) as this, {
      onTaskUpdate: silent,
      onCollected: silent,
      onCollectStart: silent,
      onAfterRunFiles: silent,
    })
  }
}
