import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Which texts a page has at hand: those of every page, and those of its own area. */
export type Areas = Readonly<Record<string, readonly string[]>>
type Row = { file: string; areas: readonly string[] }

const imported = /(?:from|import\()\s*'(\.[^']+)'/g
const said = /['"`](\w+)\.[\w-]+(?:\.[\w-]+)*(?:\.\$\{|['"`])/g

const rows = /page: async \(\) => \(await import\('\.\.\/([^']+)'\)/
const area = /texts: '(\w+)'/

/** Every page of the table of routes with the areas that it loads, and the frame around all of them. */
export function readRows(routes: string): Row[] {
  const listed = routes.split(/\n {2}\{\n/).flatMap((part) => {
    const [, file] = rows.exec(part) ?? []
    const [, name] = area.exec(part) ?? []
    return file ? [{ file, areas: ['first', 'common', ...(name ? [name] : [])] }] : []
  })
  return [...listed, { file: 'app/shell/shell.tsx', areas: ['first', 'common'] }]
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
  const pages = readRows(readFileSync(path.join(root, 'app/routes.tsx'), 'utf8'))
  return pages.flatMap(({ file, areas: loaded }) =>
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
