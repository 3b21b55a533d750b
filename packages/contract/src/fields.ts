import { z } from 'zod'
import { validationTexts as say } from './validation.ts'

/** PostgreSQL text cannot hold U+0000, so such input would end as a 500. */
const noNul = /^[^\u0000]*$/

type TextOptions = { tooLong?: string; required?: string }

/** Trimmed, bounded text that may be empty. */
export const Text = (max: number, { tooLong = say.tooLong(max) }: TextOptions = {}) =>
  z.string().trim().max(max, tooLong).regex(noNul, say.badCharacter)

/** Trimmed, bounded text of at least one character. */
export const RequiredText = (
  max: number,
  { required = say.required, tooLong = say.tooLong(max) }: TextOptions = {},
) => z.string(required).trim().min(1, required).max(max, tooLong).regex(noNul, say.badCharacter)

const maxId = 2_147_483_647
export const Id = z.int().min(1).max(maxId)
export const IdInPath = z.coerce.number().pipe(Id)

export const Email = (required: string, max = 254) => RequiredText(max, { required }).pipe(z.email(say.email))

/** Optimistic locking: the version must be sent back unchanged, which prevents a lost update. */
export const Version = z.int().min(1).max(maxId)

export const IsoDate = z.iso.date(say.date)
export const Moment = z.iso.datetime({ offset: true })

const passwordRule = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*?])[^\u0000]{8,64}$/
export const NewPassword = z
  .string(say.requiredField)
  .min(1, say.requiredField)
  .regex(passwordRule, say.password)

const isTyped = (form: unknown, name: string) =>
  typeof form === 'object' && form !== null && !!(form as Record<string, unknown>)[name]

/** For the refine of a repeated password; without `when` it waits until all other fields are valid. */
export const samePassword = (name: string) => ({
  path: ['confirmPassword'],
  message: say.samePassword,
  when: ({ value }: { value: unknown }) => isTyped(value, name) && isTyped(value, 'confirmPassword'),
})

/** A form's radio sends 1 or 0, a program true or false. */
export const Flag = z
  .union([
    z.boolean(),
    z.literal(1),
    z.literal(0),
    z.literal('1'),
    z.literal('0'),
    z.literal('true'),
    z.literal('false'),
  ])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
