import { listStores } from '@lumiroute/contract/store'
import type { Store } from '@lumiroute/contract/store'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { everyStore } from '../../../lib/session/store-choice.ts'
import { MonoCode } from '../../../ui/figures.tsx'

export type StorePickerProps = {
  storeCode: string
  storeName?: string | undefined
  hasAll: boolean
  onPick: (storeCode: string) => void
}
type Choice = Pick<Store, 'storeCode' | 'storeName'>

/** The secondary colour has too little contrast on a selected row. */
const codeLook = {
  color: 'text.secondary',
  fontSize: 12,
  '[aria-selected="true"] &': { color: 'text.primary' },
}

const getLabel = ({ storeCode, storeName }: Choice) =>
  storeCode === everyStore ? storeName : storeName ? `${storeName} ${storeCode}` : storeCode

/** Lets an operator choose the store shown on the page. */
export function StorePicker({ storeCode, storeName = '', hasAll, onPick }: StorePickerProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim().slice(0, 100))
  const query = { page: 1, size: 20, sort: 'storeCode', ...(q && { q }) }
  const { data, isFetching } = useRead(listStores, query, { enabled: open, keepPrevious: true })
  const all: Choice = { storeCode: everyStore, storeName: t('store.picker.all') }
  const value: Choice = storeCode === everyStore ? all : { storeCode, storeName }
  const found = data?.storeList ?? []
  return (
    <Autocomplete<Choice, false, true>
      disableClearable
      size="small"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={hasAll && !q ? [all, ...found] : found}
      filterOptions={(options) => options}
      value={value}
      onChange={(_event, chosen) => onPick(chosen.storeCode)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      getOptionLabel={getLabel}
      isOptionEqualToValue={(one, other) => one.storeCode === other.storeCode}
      loading={isFetching}
      loadingText={t('store.picker.loading')}
      noOptionsText={t('store.picker.none')}
      openText={t('store.picker.open')}
      closeText={t('store.picker.close')}
      renderOption={({ key, ...rest }, option) => (
        <Box component="li" key={key} {...rest} sx={{ justifyContent: 'space-between !important', gap: 2 }}>
          <span>{option.storeName}</span>
          <Box component="span" sx={codeLook}>
            {option.storeCode !== everyStore && <MonoCode>{option.storeCode}</MonoCode>}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={t('store.picker.placeholder')}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': t('store.picker.label') },
          }}
        />
      )}
      sx={{ width: { xs: '100%', sm: 280 } }}
    />
  )
}
