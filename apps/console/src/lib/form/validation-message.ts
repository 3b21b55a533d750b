import { parseValidationMessage } from '@lumiroute/contract'
import i18next from 'i18next'

/** A schema's message in the console's language; the server's messages are already translated. */
export function validationMessage(message: string): string {
  const parsed = parseValidationMessage(message)
  if (!parsed) return message
  const interpolation = { prefix: '{', suffix: '}' }
  return i18next.t(parsed.key as 'validation.required', { ...parsed.params, interpolation })
}

type Errors = Record<string, unknown>

/** The errors of a form, at any depth, with translated messages. */
export function translateErrors<E extends object>(errors: E): E {
  if (Array.isArray(errors)) return errors.map((each: unknown) => translateEach(each)) as unknown as E
  return Object.fromEntries(Object.entries(errors).map(([name, each]) => [name, translateEach(each)])) as E
}

function translateEach(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  // A leaf also holds the field's element, which must stay the same object.
  const { type, message } = value as Errors
  if (typeof type !== 'string') return translateErrors(value)
  return typeof message === 'string' ? { ...value, message: validationMessage(message) } : value
}
