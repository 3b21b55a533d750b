import { brokenConstraint } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import { text } from '../../../text/text.ts'

export function refuseTakenCode(error: unknown): never {
  if (brokenConstraint(error) === 'route_code_key')
    throw refuseField('route_data.code', text('route.codeTaken'), 'CONFLICT')
  throw error
}
