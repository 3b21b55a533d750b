import { refuseField } from '../../../errors/app-error.ts'

/**
 * The stock after an edit. A person who saw 10 and writes 15 adds 5, whatever was sold since;
 * a program that does not say what it saw sets it.
 */
export function stockAfter(
  current: number | undefined,
  wanted: number,
  seen: number | undefined,
  field: string,
): number {
  if (current === undefined || seen === undefined) return wanted
  const after = current + wanted - seen
  if (after < 0) throw refuseField(field, `庫存已變為 ${current}，請重新確認`, 'CONFLICT')
  return after
}
