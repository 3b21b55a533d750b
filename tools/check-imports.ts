import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { findCycles } from './imports/find-cycles.ts'
import { findSql } from './imports/find-sql.ts'
import { type Folder, folders, isFree } from './imports/import-rules.ts'
import { type ImportGraph, readImports } from './imports/read-imports.ts'
import { printRules } from './imports/print-rules.ts'

const byLength = [...folders].sort((a, b) => b.path.length - a.path.length)
const findFolder = (file: string): Folder | undefined => byLength.find(({ path }) => file.startsWith(path))

export function findForbidden(graph: ImportGraph): string[] {
  return [...graph]
    .filter(([file]) => !isFree(file))
    .flatMap(([file, targets]) => targets.flatMap((target) => checkImport(file, target)))
}

function checkImport(file: string, target: string): string[] {
  const [from, to] = [findFolder(file), findFolder(target)]
  if (!from) return [`${file} belongs to no folder of tools/imports/import-rules.ts`]
  if (isFree(target)) return [`${file} imports ${target}: code that ships may not import tests or tools`]
  if (!to || to === from || mayImport(from, to)) return checkQueries(file, target)
  return [`${file} imports ${target}: ${from.name} may not import ${to.name}`]
}

/** Outside the contract its areas count as one. */
const mayImport = (from: Folder, to: Folder) =>
  from.may.includes(to.name) ||
  (to.name.startsWith('contract/') && !from.name.startsWith('contract') && from.may.includes('contract'))

const noun = /^apps\/server\/src\/features\/[\w-]+\/([\w-]+)\//

function checkQueries(file: string, target: string): string[] {
  if (file.startsWith('packages/demo/')) return []
  const isForeign = noun.exec(file)?.[1] !== noun.exec(target)?.[1]
  const isQueries = noun.test(target) && /\.queries\.ts$|\/queries\//.test(target)
  return isForeign && isQueries ? [`${file} imports ${target}: call the noun's action, not its queries`] : []
}

const architecture = 'ARCHITECTURE.md'

function checkTable(): string[] {
  return readFileSync(architecture, 'utf8').includes(printRules(folders))
    ? []
    : [
        `${architecture} does not show the table of tools/imports/import-rules.ts; run tsx tools/check-imports.ts --table`,
      ]
}

export function checkImports(): string[] {
  const graph = readImports()
  return [
    ...findForbidden(graph),
    ...findCycles(graph).map((files) => `import cycle: ${files.join(', ')}`),
    ...findSql([...graph.keys()].filter((file) => !isFree(file))),
    ...checkTable(),
  ]
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--table')) console.log(printRules(folders))
  else {
    const faults = checkImports()
    for (const fault of faults) console.error(fault)
    console.log(faults.length === 0 ? 'imports: ok' : `imports: ${faults.length} faults`)
    process.exitCode = faults.length === 0 ? 0 : 1
  }
}
