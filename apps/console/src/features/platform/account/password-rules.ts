import type { TFunction } from 'i18next'
import type { PasswordRule } from '../../../ui/form/password-field.tsx'

/** The contract's password rule in parts, so that the form shows which are not met yet. */
export const passwordRules = (t: TFunction): PasswordRule[] => [
  { id: 'length', label: t('account.rule.length'), test: (text) => text.length >= 8 && text.length <= 64 },
  { id: 'lower', label: t('account.rule.lower'), test: (text) => /[a-z]/.test(text) },
  { id: 'upper', label: t('account.rule.upper'), test: (text) => /[A-Z]/.test(text) },
  { id: 'digit', label: t('account.rule.digit'), test: (text) => /\d/.test(text) },
  { id: 'special', label: t('account.rule.special'), test: (text) => /[!@#$%^&*?]/.test(text) },
]
