import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The text areas that a page loads: the common ones and its own. */
export type Areas = Readonly<Record<string, readonly string[]>>
type Row = { file: string; areas: readonly string[] }

const imported = /(?:from|import\()\s*'(\.[^']+)'/g
/** A part that is loaded later also loads its own texts. */
const asked = /loadTexts\('(\w+)'\)/g
const said = /['"`](\w+)\.[\w-]+(?:\.[\w-]+)*(?:\.\$\{|['"`])/g

const page = /await import\('\.\.\/\.\.\/([^']+)'\)/g

/** Every page of one area's routes, with the areas that it loads. */
export function readRows(area: string, routes: string): Row[] {
  const areas = [...new Set(['first', 'common', ...(area === 'insight' ? ['ads', 'start'] : []), area])]
  return [...routes.matchAll(page)].map(([, file = '']) => ({ file, areas }))
}

/** The shell around all pages loads the common texts only. */
const shell: Row = { file: 'app/shell/shell.tsx', areas: ['first', 'common'] }

export function readTables(root: string): Row[] {
  const tables = path.join(root, 'app/routes')
  const files = readdirSync(tables).filter((file) => file.endsWith('.routes.ts'))
  const read = (file: string) => readFileSync(path.join(tables, file), 'utf8')
  return [shell, ...files.flatMap((file) => readRows(path.basename(file, '.routes.ts'), read(file)))]
}

/** The file and all its imports, each once. Type imports are ignored. */
function reach(root: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(path.join(root, file), 'utf8').replace(/^import type .*$/gm, '')
  for (const [, target = ''] of code.matchAll(imported)) {
    const next = path.posix.join(path.posix.dirname(file), target)
    if (/\.tsx?$/.test(next) && !/^(text\/|app\/routes)/.test(next)) reach(root, next, seen)
  }
  return seen
}

export function findUnloaded(root: string, areas: Areas): string[] {
  const nouns = new Map(
    Object.entries(areas).flatMap(([name, keys]) => keys.map((key) => [key, name] as const)),
  )
  return readTables(root).flatMap(({ file, areas: own }) => {
    const parts = [...reach(root, file)]
    const loaded = [...own, ...parts.flatMap((part) => readAsked(root, part))]
    return parts.flatMap((part) => {
      const used = [...readFileSync(path.join(root, part), 'utf8').matchAll(said)].map(
        ([, noun = '']) => noun,
      )
      return [...new Set(used)]
        .filter((noun) => nouns.has(noun) && !loaded.includes(nouns.get(noun) ?? ''))
        .map((noun) => `${file} does not load the texts of ${nouns.get(noun)}, but ${part} says ${noun}.…`)
    })
  })
}

const readAsked = (root: string, part: string) =>
  [...readFileSync(path.join(root, part), 'utf8').matchAll(asked)].map(([, area = '']) => area)
