import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Select from '@mui/material/Select'
import MuiTextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell, useField } from '../../../ui/form/field-shell.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import type { AdControl } from '../../advertising/ad/ad-fields-type.ts'
import { ownAddress, parseOwnTarget, targetPages } from './own-target.ts'
import type { TargetList, TargetPage } from './own-target.ts'
import { useTargetChoices } from './target-choices.ts'
import type { TargetChoice } from './target-choices.ts'

export type TargetFieldProps = { control: AdControl; storeCode: string; required: boolean }

type PageProps = { page: TargetPage; onChange: (page: TargetPage) => void }

function PageSelect({ page, onChange }: PageProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <FieldShell id={id} label={t('ad.target.page')}>
      <Select
        fullWidth
        size="small"
        value={page}
        labelId={`${id}-label`}
        SelectDisplayProps={{ id }}
        onChange={(event) => onChange(event.target.value)}
      >
        {targetPages.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`ad.target.${each}`)}
          </MenuItem>
        ))}
      </Select>
    </FieldShell>
  )
}

type ThingProps = TargetFieldProps & { list: TargetList; code: string }

/** A removed thing stays visible by its code: saving must not drop it unseen. */
function useThing({ storeCode, list, code }: ThingProps) {
  const { t } = useTranslation()
  const choices = useTargetChoices(storeCode, list)
  const known = choices?.find((choice) => choice.code === code)
  const unknown = code && { code, name: choices ? t('ad.target.missing', { code }) : code }
  return { choices, value: known ?? (unknown || null) }
}

function ThingSearch(props: ThingProps) {
  const { control, storeCode, list, required } = props
  const { t } = useTranslation()
  const { choices, value } = useThing(props)
  const label = t(`ad.target.choose.${list}`)
  const { field, shell, aria, error } = useField({ control, name: 'qrcodeUrl', label, required })
  const choose = (thing: TargetChoice | null) =>
    field.onChange(thing ? ownAddress(storeCode, { page: list, code: thing.code }) : '')
  const { id, ...described } = aria
  return (
    <FieldShell {...shell}>
      <Autocomplete<TargetChoice>
        id={id}
        size="small"
        options={choices ?? []}
        value={value}
        onChange={(_event, thing) => choose(thing)}
        onBlur={field.onBlur}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ code }) => code}
        isOptionEqualToValue={(one, other) => one.code === other.code}
        loading={!choices}
        loadingText={t('ad.target.loading')}
        noOptionsText={t('ad.target.none')}
        openText={t('store.picker.open')}
        closeText={t('store.picker.close')}
        clearText={t('ad.target.clear')}
        renderInput={(params) => (
          <MuiTextField
            {...params}
            inputRef={field.ref}
            error={!!error}
            placeholder={t('ad.target.search')}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, ...described },
            }}
          />
        )}
      />
    </FieldShell>
  )
}

function OwnFields(props: TargetFieldProps) {
  const { control, storeCode } = props
  const { t } = useTranslation()
  const { field } = useController({ control, name: 'qrcodeUrl' })
  const target = parseOwnTarget(storeCode, field.value)
  // Until a thing is chosen the address is empty, and does not tell the kind.
  const [chosen, setChosen] = useState<TargetList>()
  const page = target?.page ?? chosen ?? 'home'
  const choosePage = (next: TargetPage) => {
    setChosen(next === 'home' ? undefined : next)
    field.onChange(next === 'home' ? ownAddress(storeCode, { page: 'home' }) : '')
  }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
      }}
    >
      <PageSelect page={page} onChange={choosePage} />
      {page !== 'home' && (
        <ThingSearch key={page} {...props} list={page} code={target && 'code' in target ? target.code : ''} />
      )}
      <Box sx={{ gridColumn: '1 / -1', fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
        {t('ad.target.helper')}
      </Box>
    </Box>
  )
}

type Mode = 'own' | 'other'

/** Where the QR code of an ad leads: a page of the ad's own store, or any address. */
export function TargetField(props: TargetFieldProps) {
  const { control, storeCode, required } = props
  const { t } = useTranslation()
  const id = useId()
  const { field } = useController({ control, name: 'qrcodeUrl' })
  const [picked, setPicked] = useState<Mode>()
  const mode = picked ?? (parseOwnTarget(storeCode, field.value) ? 'own' : 'other')
  const pick = (next: Mode) => {
    setPicked(next)
    field.onChange(next === 'own' ? ownAddress(storeCode, { page: 'home' }) : '')
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <FieldShell id={id} label={t('ad.target.label')} isGroup>
        <RadioGroup
          row
          aria-labelledby={`${id}-label`}
          value={mode}
          onChange={(_event, value) => pick(value as Mode)}
        >
          {(['own', 'other'] as const).map((each) => (
            <FormControlLabel key={each} value={each} control={<Radio />} label={t(`ad.target.${each}`)} />
          ))}
        </RadioGroup>
      </FieldShell>
      {mode === 'own' ? (
        <OwnFields {...props} />
      ) : (
        <TextField
          control={control}
          name="qrcodeUrl"
          type="url"
          label={t('ad.field.qrcodeUrl')}
          placeholder={t('ad.form.urlPlaceholder')}
          autoComplete="off"
          required={required}
        />
      )}
    </Box>
  )
}
