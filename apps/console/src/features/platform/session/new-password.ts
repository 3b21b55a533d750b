import { NewPassword, samePassword, validationTexts as say } from '@lumiroute/contract'
import { z } from 'zod'

/** A new password, typed twice. */
export const PasswordTwice = z
  .object({ password: NewPassword, confirmPassword: z.string().min(1, say.requiredField) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, samePassword('password'))
export type PasswordTwice = z.infer<typeof PasswordTwice>
