import { isUsedBy } from '@lumiroute/contract/ad'
import { listRoutes } from '@lumiroute/contract/route'
import type { Ad } from '@lumiroute/contract/ad'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useRead } from '../../../lib/api/query.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Wide } from '../../../ui/form/form-layout.tsx'
import type { AdControl } from './ad-fields-type.ts'
import type { AdParts } from './ad-parts.ts'
import { toChoices } from './ad-choices.ts'
import { FieldGrid } from './field-grid.tsx'

type AdRoute = Ad['vehicle']['route']

type RouteFieldProps = Pick<BasicFieldsProps, 'control' | 'route' | 'parts'>

function RouteField({ control, route, parts: { PreviewRouteButton } }: RouteFieldProps) {
  const { t } = useTranslation()
  const { data } = useRead(listRoutes, { sort: 'name' }, { staleTime: 60_000 })
  const routeId = useWatch({ control, name: 'routeId' })
  const named = route ? [{ value: route.id, label: route.name }] : []
  const routes = data?.routeList.map(({ id, code, name, lengthKm }) => ({
    value: id,
    label: t('ad.form.routeOption', { name: name || code, km: lengthKm.toFixed(1) }),
  }))
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <SelectField
          control={control}
          name="routeId"
          label={t('ad.field.route')}
          placeholder={t('ad.form.chooseRoute')}
          helper={t('ad.form.routeHelper')}
          options={routes ?? named}
        />
      </Box>
      {routeId !== '' && (
        <Box sx={{ pt: { xs: 0, sm: '26px' } }}>
          <PreviewRouteButton routeId={routeId} />
        </Box>
      )}
    </Box>
  )
}

export type BasicFieldsProps = {
  control: AdControl
  /** Type, vehicle type and dates are already paid for or booked. */
  isBooked: boolean
  /** The route of the ad, shown until the list has loaded. */
  route: AdRoute
  storeId: number
  parts: AdParts
}

export function BasicFields({ control, isBooked, route, storeId, parts }: BasicFieldsProps) {
  const { t } = useTranslation()
  const moveType = useWatch({ control, name: 'moveType' })
  const helper = isBooked ? t('ad.form.paidLock') : undefined
  return (
    <FieldGrid>
      <Wide>
        <TextField control={control} name="name" label={t('ad.field.name')} autoComplete="off" required />
      </Wide>
      <SelectField
        control={control}
        name="moveType"
        label={t('ad.field.moveType')}
        options={toChoices(t, 'moveType')}
        disabled={isBooked}
        helper={helper}
        required
      />
      <SelectField
        control={control}
        name="vehicleType"
        label={t('ad.field.vehicleType')}
        options={toChoices(t, 'vehicleType')}
        disabled={isBooked}
        helper={helper}
        required
      />
      {isUsedBy(moveType, 'routeId') && (
        <Wide>
          <RouteField {...{ control, route, parts }} />
        </Wide>
      )}
      {isUsedBy(moveType, 'placeId') && (
        <Wide>
          <parts.PlaceField control={control} />
        </Wide>
      )}
      {isUsedBy(moveType, 'screenIds') && (
        <Wide>
          <parts.ScreenField control={control} storeId={storeId} />
        </Wide>
      )}
    </FieldGrid>
  )
}
