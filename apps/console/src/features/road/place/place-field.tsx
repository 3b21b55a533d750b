import type { Place } from '@lumiroute/contract/place'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
import { useMemo, useState } from 'react'
import type { ChangeEvent, KeyboardEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { choiceList, choiceRow } from '../../../ui/choice-list-look.ts'
import { FieldShell, useField } from '../../../ui/form/field-shell.tsx'
import { bareInput, inputFrame } from '../../../ui/input-look.ts'
import { PickMap } from '../../../ui/map/base/pick-map.tsx'
import { FailedState, LoadingState } from '../../../ui/states.tsx'
import { usePlaces } from './list-places.ts'
import { panelText } from './place-texts.ts'
import { smallUrl } from '../../platform/store/store-images.ts'
import type { AdControl } from '../../advertising/ad/ad-fields-type.ts'

const frame = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const
const photoStyle = { width: 48, height: 36, objectFit: 'cover', borderRadius: '6px', flexShrink: 0 } as const
const small = { fontSize: 12, lineHeight: '16px', color: 'text.secondary' } as const

const matches = ({ name, address }: Place, word: string) =>
  `${name} ${address}`.toLowerCase().includes(word.trim().toLowerCase())

type RowProps = { place: Place; group: string; isChosen: boolean; onPick: (id: number) => void }

function PlaceRow({ place, group, isChosen, onPick }: RowProps) {
  const { t } = useTranslation()
  const isEmpty = place.screenCount === 0
  const note = isEmpty ? t('place.pick.noScreen') : panelText(t, place)
  return (
    <li>
      <Box component="label" data-chosen={isChosen} sx={choiceRow}>
        <Radio
          size="small"
          name={group}
          checked={isChosen}
          disabled={isEmpty && !isChosen}
          onChange={() => onPick(place.id)}
          slotProps={{ input: { 'aria-label': place.name } }}
        />
        {place.photo && (
          <Box component="img" src={smallUrl(place.photo)} alt="" loading="lazy" sx={photoStyle} />
        )}
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Box sx={{ fontSize: 14, lineHeight: '20px' }}>{place.name}</Box>
          <Box sx={small}>{place.address}</Box>
          <Box sx={{ ...small, ...(isEmpty && { color: 'warning.onTint' }) }}>{note}</Box>
        </Box>
      </Box>
    </li>
  )
}

const toMapPoints = (places: readonly Place[]) =>
  places.flatMap(({ id, name, latitude, longitude, screenCount }) =>
    latitude === null || longitude === null || screenCount === 0
      ? []
      : [{ id: String(id), label: name, position: [longitude, latitude] as [number, number] }],
  )

/** The place of a fixed ad, from a list or from a map; each updates the other. */
export function PlaceField({ control }: { control: AdControl }) {
  const { t } = useTranslation()
  const { data, error, refetch } = usePlaces()
  const [word, setWord] = useState('')
  const { field, shell, aria } = useField({ control, name: 'placeId', label: t('ad.field.fixLocation') })
  const old = useWatch({ control, name: 'fixLocation' })
  const places = useMemo(() => data?.placeList ?? [], [data])
  const points = useMemo(() => toMapPoints(places), [places])
  const shown = places.filter((place) => matches(place, word))
  const pick = (id: number) => field.onChange(id)
  if (error) return <FailedState onRetry={() => void refetch()} />
  if (!data) return <LoadingState lines={4} />
  return (
    <FieldShell {...shell} isGroup required>
      {field.value === '' && old !== '' && (
        <Alert severity="warning" role="status" sx={{ mb: 1.5 }}>
          {t('place.pick.old', { text: old })}
        </Alert>
      )}
      {places.length === 0 ? (
        <Alert severity="info">{t('place.pick.empty')}</Alert>
      ) : (
        <Box sx={frame}>
          <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
            <Box sx={{ ...inputFrame, px: 1.5 }}>
              <Box
                component="input"
                type="search"
                value={word}
                onChange={(event: ChangeEvent<HTMLInputElement>) => setWord(event.target.value)}
                onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()}
                placeholder={t('place.pick.search')}
                aria-label={t('place.pick.search')}
                sx={bareInput}
              />
            </Box>
            <Box component="ul" aria-label={t('ad.field.fixLocation')} sx={choiceList}>
              {shown.map((place) => (
                <PlaceRow
                  key={place.id}
                  place={place}
                  group={aria.id}
                  isChosen={place.id === field.value}
                  onPick={pick}
                />
              ))}
              {shown.length === 0 && (
                <Box component="li" sx={{ ...small, p: 1 }}>
                  {t('place.pick.none')}
                </Box>
              )}
            </Box>
          </Box>
          <PickMap
            label={t('place.pick.map')}
            points={points}
            chosen={typeof field.value === 'number' ? String(field.value) : undefined}
            onPick={(id) => pick(Number(id))}
            height={{ xs: 240, sm: 328 }}
          />
        </Box>
      )}
    </FieldShell>
  )
}
