import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { seeded } from '../packages/geo/src/drive/seeded.ts'
import { isGenuine, verifyBundle } from '../packages/evidence/src/bundle/index.ts'
import { makeGenuine, makeTampered, type Named } from './evidence/tampered-bundles.ts'

/** Runs the shell verifier and ours on the same reports, half of them tampered with. Both must say the same. */
const count = Number(process.argv[2] ?? 100)
const seed = Number(process.env.RANDOM_SEED ?? Date.now() % 2 ** 31)
const script = fileURLToPath(new URL('../docs/verify/verify-report.sh', import.meta.url))
const run = promisify(execFile)

const random = seeded(seed)
const folder = await mkdtemp(join(tmpdir(), 'verify-shell-'))
const reports = Array.from({ length: count }, (_none, n): Named & { n: number } =>
  n % 2 === 0
    ? { n, name: 'genuine', bundle: makeGenuine(n / 2) }
    : { n, ...makeTampered((n - 1) / 2, random) },
)
console.log(`${count} reports, RANDOM_SEED=${seed}`)
let [agreed, right] = [0, 0]
const left = [...reports]
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let report = left.shift(); report; report = left.shift()) await compare(report)
  }),
)
await rm(folder, { recursive: true })
console.log(`${agreed} of ${count} agree; ${right} are right, ${count - right} wrong`)
process.exitCode = agreed === count && right === Math.ceil(count / 2) ? 0 : 1

async function compare({ n, name, bundle }: Named & { n: number }) {
  const file = join(folder, `${n}.json`)
  await writeFile(file, JSON.stringify(bundle))
  const ours = isGenuine(verifyBundle(bundle))
  const said = await run('bash', [script, file]).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; stderr?: string }) => `${error.stdout ?? ''}${error.stderr ?? ''}`,
  )
  const isAgreed = ours === said.startsWith('RIGHT')
  agreed += isAgreed ? 1 : 0
  right += ours ? 1 : 0
  if (!isAgreed)
    console.log(`${n}: ${name}: ours says ${ours ? 'right' : 'wrong'}, the script ${said.trim()}`)
}
