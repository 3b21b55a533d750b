/** Both ends are inclusive, as in HTTP. */
export type ByteRange = { start: number; end: number }

/**
 * One range of a Range header against a file's size. `undefined` means send the whole file (no header,
 * several ranges, or invalid), `unsatisfiable` means 416.
 */
export function parseByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [, first = '', last = ''] = match
  if (first === '') return last === '' ? undefined : lastBytes(Number(last), sizeBytes)
  const start = Number(first)
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < sizeBytes ? { start, end } : 'unsatisfiable'
}

function lastBytes(count: number, sizeBytes: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || sizeBytes === 0) return 'unsatisfiable'
  return { start: Math.max(0, sizeBytes - count), end: sizeBytes - 1 }
}
