import { z } from 'zod'
import { RequiredText, Text } from '../../fields.ts'
import { validationTexts as say } from '../../validation.ts'

/** A name that programs and people use for a thing of a store; case does not tell two apart. */
export const Code = RequiredText(50).regex(/^[A-Za-z0-9_-]+$/, say.code)
/** Left empty, the server makes one. */
export const NewCode = Text(50)
  .regex(/^[A-Za-z0-9_-]*$/, say.code)
  .default('')
/** None where a drop-down was left alone. */
export const NoneOrCode = z.preprocess((value) => (value === '' ? null : value), Code.nullable())

export const InStore = z.object({ store: RequiredText(50) })

export const maxAmount = 9_999_999
const amount = say.amount(0, maxAmount)
/** An empty field is not a wrong figure. */
const unless =
  (text: string) =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? say.required : text

/** Whole New Taiwan dollars; an order of a thousand pieces still fits the column that sums it. */
export const Money = z
  .number({ error: unless(amount) })
  .int(amount)
  .min(0, amount)
  .max(maxAmount, amount)

/** A whole number between two limits. */
export const Count = (min: number, max: number) =>
  z.int(say.amount(min, max)).min(min, say.amount(min, max)).max(max, say.amount(min, max))

/** What every row of the shop that people edit answers. */
export const edited = {
  createdAt: z.string(),
  updatedAt: z.string(),
  /** By name; null where the account is gone or nobody did. */
  updatedBy: z.string().nullable(),
  version: z.int(),
}

const isPlain = (value: unknown) => typeof value === 'number' || typeof value === 'string'

/** Where both are there to be compared; a refine without it would wait for all other fields. */
export function areBoth(value: unknown, one: string, other: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  const form = value as Record<string, unknown>
  // Compared, a list within lists within lists would be written as text until the stack ends.
  return isPlain(form[one]) && isPlain(form[other])
}
