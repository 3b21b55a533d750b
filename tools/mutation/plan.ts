import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Area } from './areas.ts'
import { isEquivalent } from './equivalent.ts'
import { findMutants } from './find-mutants.ts'
import type { Mutant } from './mutant.ts'

/** What one run of an area does. The worker reads it from a file. */
export type Plan = { mutants: Mutant[]; resultFile: string }

/** Routes only pair an endpoint with an action, which the contract tests cover. */
const isCode = (file: string) => !/\.test\.tsx?$|\.routes\.ts$|\.columns\.ts$|\/index\.ts$/.test(file)

const listFiles = (pattern: string) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', `:(glob)${pattern}`], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .sort()

const findFiles = (patterns: readonly string[], keep: (file: string) => boolean = () => true) => [
  ...new Set(patterns.flatMap((pattern) => listFiles(pattern).filter(keep))),
]

export const findTests = ({ tests }: Area) => findFiles(tests, (file) => !file.includes('.slow.'))

export function findAreaMutants({ sources }: Area): Mutant[] {
  const all: Mutant[] = []
  for (const file of findFiles(sources, isCode))
    all.push(...findMutants(file, readFileSync(file, 'utf8'), all.length + 1))
  return all.filter((mutant) => !isEquivalent(mutant))
}

/** The same seed picks the same mutants. */
export function pickSample(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  let state = seed
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const rest = [...mutants]
  const picked: Mutant[] = []
  while (picked.length < size && rest.length > 0)
    picked.push(...rest.splice(Math.floor(draw() * rest.length), 1))
  return picked.sort((a, b) => a.id - b.id)
}
