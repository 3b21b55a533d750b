import { AppError } from '../../../errors/app-error.ts'

/** A repeated code would give two positions to one row. */
export function requireDistinctCodes(codes: string[]): void {
  if (new Set(codes.map((code) => code.toLowerCase())).size < codes.length) throw new AppError('VALIDATION')
}
