import { listStores } from '@lumiroute/contract/store'
import type { Device, DeviceForm } from '@lumiroute/contract/device'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useRead } from '../../../lib/api/query.ts'
import { FieldShell } from '../../../ui/form/field-shell.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { usePlaces } from '../place/list-places.ts'

const homes = ['vehicle', 'place', 'store'] as const
type Home = (typeof homes)[number]
type DeviceControl = Control<z.input<typeof DeviceForm>, unknown, z.output<typeof DeviceForm>>
type HomeProps = { control: DeviceControl; device: Device | undefined }

function getHome(device: Device | undefined): Home {
  if (device?.place) return 'place'
  return device?.store ? 'store' : 'vehicle'
}

function PlaceChoice({ control, device }: HomeProps) {
  const { t } = useTranslation()
  const { data } = usePlaces()
  const places = data?.placeList ?? (device?.place ? [device.place] : [])
  return (
    <SelectField
      control={control}
      name="placeId"
      label={t('device.field.placeId')}
      helper={t('device.form.placeHelper')}
      placeholder={t('device.form.choosePlace')}
      options={places.map(({ id, name }) => ({ value: id, label: name }))}
      none={0}
      required
    />
  )
}

function StoreChoice({ control, device }: HomeProps) {
  const { t } = useTranslation()
  const { data } = useRead(listStores, { sort: 'storeName' }, { staleTime: 60_000 })
  const stores = data?.storeList ?? (device?.store ? [device.store] : [])
  const options = stores.map(({ id, storeName, storeCode }) => ({
    value: id,
    label: `${storeName} ${storeCode}`,
  }))
  return (
    <SelectField
      control={control}
      name="storeId"
      label={t('device.field.storeId')}
      helper={t('device.form.storeHelper')}
      placeholder={t('device.form.chooseStore')}
      options={options}
      none={0}
      required
    />
  )
}

/** Whether the device is in a vehicle, at a place or in a store. */
export function HomeFields({ control, device }: HomeProps) {
  const { t } = useTranslation()
  const id = useId()
  const [home, setHome] = useState(() => getHome(device))
  const { field: place } = useController({ control, name: 'placeId' })
  const { field: store } = useController({ control, name: 'storeId' })
  const carrier = device?.vehicle
  const choose = (next: Home) => {
    setHome(next)
    if (next !== 'place') place.onChange(0)
    if (next !== 'store') store.onChange(0)
  }
  const helper = carrier ? t('device.form.carried', { no: carrier.no }) : t('device.form.vehicleHelper')
  return (
    <>
      <Wide>
        <FieldShell id={id} label={t('device.field.home')} {...(home === 'vehicle' && { helper })} isGroup>
          <RadioGroup row value={home} aria-labelledby={`${id}-label`}>
            {homes.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                label={t(`device.form.home.${one}`)}
                disabled={!!carrier}
                control={<Radio size="small" onChange={() => choose(one)} />}
              />
            ))}
          </RadioGroup>
        </FieldShell>
      </Wide>
      {home === 'place' && (
        <Wide>
          <PlaceChoice {...{ control, device }} />
        </Wide>
      )}
      {home === 'store' && (
        <Wide>
          <StoreChoice {...{ control, device }} />
        </Wide>
      )}
    </>
  )
}
