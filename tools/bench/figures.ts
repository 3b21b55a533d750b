/** One row of the table; `limit` is what quality.md or the issue requires. */
export type Figure = {
  name: string
  value: number
  limit?: { atLeast: number } | { atMost: number }
  unit: string
  detail: string
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}

export function isHeld({ value, limit }: Figure): boolean | undefined {
  if (!limit) return undefined
  return 'atLeast' in limit ? value >= limit.atLeast : value <= limit.atMost
}

const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))
const limitText = ({ limit }: Figure) => {
  if (!limit) return ''
  return 'atLeast' in limit ? `≥ ${limit.atLeast}` : `≤ ${limit.atMost}`
}
const verdict = (figure: Figure) =>
  ({ true: 'ok', false: 'MISSED', undefined: '' })[String(isHeld(figure))] ?? ''

export function writeTable(figures: Figure[]): string {
  const head = ['what', 'value', 'hold', '', 'detail']
  const lines = figures.map((figure) => [
    figure.name,
    `${rounded(figure.value)}${figure.unit && ` ${figure.unit}`}`,
    limitText(figure),
    verdict(figure),
    figure.detail,
  ])
  const widths = head.map((title, at) =>
    Math.max(...[head, ...lines].map((line) => line[at]?.length ?? title.length)),
  )
  const row = (line: string[]) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [row(head), widths.map((width) => '-'.repeat(width)).join('  '), ...lines.map(row)].join('\n')
}
