const plain = /^[+-]?(\d+\.?\d*|\.\d+)$/

function toHalfWidth(text: string): string {
  return text.replace(/[０-９．－＋，]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
}

/** Parses typed text: undefined if empty, NaN (which every schema rejects) if not a number. */
export function readNumber(text: string): number | undefined {
  const compact = toHalfWidth(text).replace(/[,\s]/g, '')
  if (compact === '') return undefined
  return plain.test(compact) ? Number(compact) : Number.NaN
}

export function stepNumber(now: number | undefined, by: number, min = -Infinity, max = Infinity): number {
  const from = now === undefined || Number.isNaN(now) ? Math.max(0, min === -Infinity ? 0 : min) : now
  return Math.min(max, Math.max(min, Number((from + by).toFixed(6))))
}
