import { isMasked } from '@lumiroute/contract/third-party'
import type { ThirdPartyForm } from '@lumiroute/contract/third-party'
import Button from '@mui/material/Button'
import { useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { TextField } from '../../../ui/form/text-field.tsx'

type Values = z.input<typeof ThirdPartyForm>
export type SecretFieldProps = {
  form: UseFormReturn<Values, unknown, ThirdPartyForm>
  name: 'lineChannelSecret' | 'lineAccessToken' | 'lineLoginChannelSecret'
  /** The masked value, if one is stored. */
  stored: string | undefined
  helper?: string
  required?: boolean
}

/** A masked value is left or replaced as a whole: an edit in its middle would be stored literally. */
export function SecretField({ form, name, stored = '', helper, required = true }: SecretFieldProps) {
  const { t } = useTranslation()
  const value = useWatch({ control: form.control, name }) ?? ''
  const isKept = isMasked(value)
  const replace = () => {
    form.setValue(name, '', { shouldDirty: true })
    setTimeout(() => form.setFocus(name))
  }
  const keep = () => form.setValue(name, stored, { shouldDirty: true, shouldValidate: true })
  const label = t(`thirdParty.field.${name}`)
  const swap = (
    <Button
      size="small"
      aria-label={`${isKept ? t('thirdParty.replace') : t('thirdParty.keep')} ${label}`}
      onClick={isKept ? replace : keep}
      sx={{ mr: -1 }}
    >
      {isKept ? t('thirdParty.replace') : t('thirdParty.keep')}
    </Button>
  )
  return (
    <TextField
      control={form.control}
      name={name}
      label={label}
      helper={helper}
      disabled={isKept}
      autoComplete="off"
      end={stored ? swap : undefined}
      required={required}
      mono
    />
  )
}
