import { isUsedBy } from '@lumiroute/contract/ad'
import type { TypedField } from '@lumiroute/contract/ad'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { gameChoices } from '../../platform/store/store-choices.ts'
import { AdImageField } from './ad-image-field.tsx'
import type { AdControl } from './ad-fields-type.ts'
import { FieldGrid } from './field-grid.tsx'

const urls = ['gameEndUri', 'gameWinUri'] as const

function UnitedFields({ control, storeCode }: { control: AdControl; storeCode: string }) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        control={control}
        name="unitedRoomId"
        label={t('ad.field.unitedRoomId')}
        autoComplete="off"
        mono
      />
      <Wide>
        <AdImageField control={control} name="unitedBanner" storeCode={storeCode} />
      </Wide>
    </>
  )
}

export function GameFields({ control, storeCode }: { control: AdControl; storeCode: string }) {
  const { t } = useTranslation()
  const moveType = useWatch({ control, name: 'moveType' })
  const isShown = (field: TypedField) => isUsedBy(moveType, field)
  const games = gameChoices(t).filter(({ value }) => value !== 0)
  return (
    <FieldGrid>
      <SelectField control={control} name="gameId" label={t('ad.field.gameId')} options={games} />
      <NumberField
        control={control}
        name="waitSeconds"
        label={t('ad.field.waitSeconds')}
        helper={t('ad.form.waitHelper')}
        end={t('ad.form.seconds')}
        min={0}
        max={3600}
        step={10}
      />
      {urls.filter(isShown).map((name) => (
        <TextField
          key={name}
          control={control}
          name={name}
          type="url"
          label={t(`ad.field.${name}`)}
          placeholder={t('ad.form.urlPlaceholder')}
          autoComplete="off"
        />
      ))}
      {isShown('unitedRoomId') && <UnitedFields control={control} storeCode={storeCode} />}
    </FieldGrid>
  )
}
