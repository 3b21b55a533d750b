import { AppError } from '../../errors/app-error.ts'

/** Call with the row locked: an edit that began before another was saved must not undo it. */
export function requireVersion(row: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw new AppError('CONFLICT')
}
