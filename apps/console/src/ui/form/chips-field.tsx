import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell, useField } from './field-shell.tsx'
import type { FieldProps } from './field-shell.tsx'

export type ChipChoice = { value: string; label: string }
export type ChipsFieldProps<Values extends FieldValues, Sent = Values> = FieldProps<Values, Sent> & {
  options: readonly ChipChoice[]
  /** Accepts values that are not among the options. */
  isFree?: boolean
  placeholder?: string
}

/** Several values as chips; text left in the input on blur becomes a chip. */
export function ChipsField<Values extends FieldValues, Sent = Values>(props: ChipsFieldProps<Values, Sent>) {
  const { options, isFree = false, placeholder } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const { field, shell, aria, error } = useField(props)
  const chosen: string[] = field.value ?? []
  const getLabel = (value: string) => options.find((option) => option.value === value)?.label ?? value
  const keepTyped = () => {
    const word = typed.trim()
    setTyped('')
    if (isFree && word !== '' && !chosen.includes(word)) field.onChange([...chosen, word])
    field.onBlur()
  }
  return (
    <FieldShell {...shell}>
      <Autocomplete<string, true, false, boolean>
        multiple
        size="small"
        id={aria.id}
        freeSolo={isFree}
        disableCloseOnSelect={!isFree}
        filterSelectedOptions
        disabled={field.disabled}
        options={options.map(({ value }) => value)}
        value={chosen}
        inputValue={typed}
        onInputChange={(_event, text) => setTyped(text)}
        onChange={(_event, next) => field.onChange(next.map((each) => each.trim()).filter(Boolean))}
        onBlur={keepTyped}
        getOptionLabel={getLabel}
        noOptionsText={t('formField.chips.none')}
        openText={t('formField.chips.open')}
        closeText={t('formField.chips.close')}
        clearText={t('formField.chips.clear')}
        slotProps={{ chip: { size: 'small', variant: 'outlined' } }}
        renderInput={(params) => (
          <MuiTextField
            {...params}
            inputRef={field.ref}
            error={!!error}
            placeholder={chosen.length === 0 ? placeholder : ''}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, ...aria, id: aria.id },
            }}
          />
        )}
      />
    </FieldShell>
  )
}
