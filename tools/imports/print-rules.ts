import type { Folder } from './import-rules.ts'

const list = (names: readonly string[]) => names.join(', ') || 'nothing of ours'

/** The table of ARCHITECTURE.md, as the formatter writes it. */
export function printRules(folders: readonly Folder[]): string {
  const rows = [
    ['folder', 'path', 'holds', 'may import'],
    ...folders.map(({ name, path, holds, may }) => [name, `\`${path}\``, holds, list(may)]),
  ]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...rows.map((row) => (row[at] as string).length)))
  const print = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] as number)).join(' | ')} |`
  const [head = [], ...body] = rows
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [print(head), rule, ...body.map(print)].join('\n')
}
