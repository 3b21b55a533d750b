import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Which texts a page has at hand: those of every page, and those of its own area. */
export type Areas = Readonly<Record<string, readonly string[]>>
type Row = { file: string; areas: readonly string[] }

const imported = /(?:from|import\()\s*'(\.[^']+)'/g
const said = /['"`](\w+)\.[\w-]+(?:\.[\w-]+)*(?:\.\$\{|['"`])/g

const page = /await import\('\.\.\/\.\.\/([^']+)'\)/g

/** Every page of one area's table of routes, with the areas that it loads. */
export function readRows(area: string, routes: string): Row[] {
  const areas = [...new Set(['first', 'common', ...(area === 'insight' ? ['ads', 'start'] : []), area])]
  return [...routes.matchAll(page)].map(([, file = '']) => ({ file, areas }))
}

/** The frame around all pages says the common texts only. */
const shell: Row = { file: 'app/shell/shell.tsx', areas: ['first', 'common'] }

export function readTables(root: string): Row[] {
  const tables = path.join(root, 'app/routes')
  const files = readdirSync(tables).filter((file) => file.endsWith('.routes.ts'))
  const read = (file: string) => readFileSync(path.join(tables, file), 'utf8')
  return [shell, ...files.flatMap((file) => readRows(path.basename(file, '.routes.ts'), read(file)))]
}

/** The file and all that it stands on, each once. Types say nothing. */
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
  return readTables(root).flatMap(({ file, areas: loaded }) =>
    [...reach(root, file)].flatMap((part) => {
      const used = [...readFileSync(path.join(root, part), 'utf8').matchAll(said)].map(
        ([, noun = '']) => noun,
      )
      return [...new Set(used)]
        .filter((noun) => nouns.has(noun) && !loaded.includes(nouns.get(noun) ?? ''))
        .map((noun) => `${file} does not load the texts of ${nouns.get(noun)}, but ${part} says ${noun}.…`)
    }),
  )
}
