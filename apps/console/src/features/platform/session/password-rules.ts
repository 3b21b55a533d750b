import { useTranslation } from 'react-i18next'
import type { PasswordRule } from '../../../ui/form/password-field.tsx'

/** The contract's password rule, one part at a time. */
export function usePasswordRules(): readonly PasswordRule[] {
  const { t } = useTranslation()
  return [
    { id: 'length', label: t('session.rule.length'), test: (text) => text.length >= 8 && text.length <= 64 },
    { id: 'case', label: t('session.rule.case'), test: (text) => /[a-z]/.test(text) && /[A-Z]/.test(text) },
    { id: 'digit', label: t('session.rule.digit'), test: (text) => /\d/.test(text) },
    { id: 'special', label: t('session.rule.special'), test: (text) => /[!@#$%^&*?]/.test(text) },
  ]
}
