import { NewPassword, validationTexts as say } from '@lumiroute/contract'
import { z } from 'zod'

/** A new password, typed twice. */
export const PasswordTwice = z
  .object({ password: NewPassword, confirmPassword: z.string().min(1, say.requiredField) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: say.samePassword,
  })
export type PasswordTwice = z.infer<typeof PasswordTwice>
