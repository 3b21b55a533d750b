import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'

/**
 * A person who saw 10 and enters 15 adds 5, whatever was sold since; without the seen stock the value is set.
 */
export function calculateStock(
  current: number | undefined,
  wanted: number,
  seen: number | undefined,
  field: string,
): number {
  if (current === undefined || seen === undefined) return wanted
  const after = current + wanted - seen
  if (after < 0) throw refuseField(field, text('product.stockChanged', { stock: current }), 'CONFLICT')
  return after
}
