import Box from '@mui/material/Box'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { FieldProps } from '../../form/field-shell.tsx'
import { NumberField } from '../../form/number-field.tsx'
import { onDemand } from '../../on-demand.tsx'
import { mapStyle } from './map-style.ts'

const PointCanvas = onDemand(async () => (await import('./point-canvas.tsx')).PointCanvas)

export type PointFieldProps<Values extends FieldValues, Sent = Values> = Pick<
  FieldProps<Values, Sent>,
  'control' | 'required'
> & {
  latName: FieldPath<Values>
  lngName: FieldPath<Values>
  /** Accessible name of the map. */
  label: string
  height?: number | { xs: number; sm: number }
}

const pickStyle = {
  '&& .leaflet-container': { cursor: 'crosshair' },
  '& .leaflet-container[data-keys]:focus::after': {
    content: '"+"',
    position: 'absolute',
    inset: 0,
    zIndex: 900,
    display: 'grid',
    placeItems: 'center',
    fontSize: 24,
    lineHeight: 1,
    pointerEvents: 'none',
  },
} as const

const isDegrees = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most

/** Latitude and longitude as numbers and as a pin on a map; each updates the other. */
export function PointField<Values extends FieldValues, Sent = Values>(props: PointFieldProps<Values, Sent>) {
  const { control, required, latName, lngName, label, height = 240 } = props
  const { t } = useTranslation()
  const hintId = useId()
  const { field: lat } = useController({ control, name: latName })
  const { field: lng } = useController({ control, name: lngName })
  const isPoint = isDegrees(lat.value, 90) && isDegrees(lng.value, 180)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <NumberField
          {...{ control, required }}
          name={latName}
          label={t('map.latitude')}
          min={-90}
          max={90}
          step={0.0001}
          isDecimal
        />
        <NumberField
          {...{ control, required }}
          name={lngName}
          label={t('map.longitude')}
          min={-180}
          max={180}
          step={0.0001}
          isDecimal
        />
      </Box>
      <Box sx={{ ...mapStyle, ...pickStyle, height }}>
        <PointCanvas
          open
          {...{ label, hintId }}
          pinLabel={t('map.pin')}
          point={isPoint ? [lng.value, lat.value] : undefined}
          onPick={([x, y]) => {
            lat.onChange(y)
            lng.onChange(x)
          }}
        />
      </Box>
      <Box id={hintId} sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
        {t('map.pickHint')}
      </Box>
    </Box>
  )
}
