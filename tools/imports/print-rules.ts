import { type Folder, groups } from './import-rules.ts'

/** Without groups most rows would repeat the same fifteen names. */
function listNames(names: readonly string[]): string {
  const found = Object.entries(groups).filter(([, members]) => members.every((name) => names.includes(name)))
  const grouped = new Set(found.flatMap(([, members]) => members))
  return (
    [...found.map(([group]) => group), ...names.filter((name) => !grouped.has(name))].join(', ') || 'nothing'
  )
}

/** The table in ARCHITECTURE.md, in the formatter's layout. */
export function printRules(folders: readonly Folder[]): string {
  const rows = [
    ['folder', 'path', 'holds', 'may import'],
    ...folders.map(({ name, path, holds, may }) => [name, `\`${path}\``, holds, listNames(may)]),
  ]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => (row[at] as string).length)))
  const print = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] as number)).join(' | ')} |`
  const [head = [], ...body] = rows
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [print(head), rule, ...body.map(print)].join('\n')
}
