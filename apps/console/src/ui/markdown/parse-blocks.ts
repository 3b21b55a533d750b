import { type Inline, parseInline } from './parse-inline.ts'

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'paragraph' | 'quote'; parts: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'image'; text: string; file: string }

/** The part of Markdown that our guide is written in: one block is what stands between two empty lines. */
export const parseBlocks = (source: string): Block[] =>
  source
    .split(/\n{2,}/)
    .map((text) => text.trim().split('\n'))
    .filter(([first]) => first !== '')
    .map(readBlock)

const ordered = /^\d+\. /
const unordered = /^[-*] /

function readBlock(lines: string[]): Block {
  const [first = ''] = lines
  const heading = /^(#{1,3}) (.+)$/.exec(first)
  if (heading) return { kind: 'heading', level: heading[1]?.length as 1 | 2 | 3, text: heading[2] as string }
  const image = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(first)
  if (image) return { kind: 'image', text: image[1] as string, file: image[2] as string }
  if (first.startsWith('|')) return readTable(lines)
  if (ordered.test(first)) return readList(lines, ordered)
  if (unordered.test(first)) return readList(lines, unordered)
  if (first.startsWith('> '))
    return { kind: 'quote', parts: parseInline(lines.map((line) => line.replace(/^> ?/, '')).join('')) }
  return { kind: 'paragraph', parts: parseInline(lines.join('')) }
}

const readList = (lines: string[], bullet: RegExp): Block => ({
  kind: 'list',
  isOrdered: bullet === ordered,
  items: lines.map((line) => parseInline(line.replace(bullet, '').trim())),
})

function readTable([head = '', _rule, ...rows]: string[]): Block {
  return { kind: 'table', head: readCells(head), rows: rows.map(readCells) }
}

const readCells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()))
