import { writeBusinessMoment } from '../../../clock/business-moment.ts'
import { generateCode } from '../shop/generate-code.ts'

/** Day and eight characters: short enough to read aloud, too many to guess. */
export function generateOrderNo(now: Date, timeZone: string): string {
  const day = writeBusinessMoment(now, timeZone).slice(0, 10)
  return generateCode(day.slice(2).replaceAll('-', ''))
}
