import { gameDifficultyCodes, gameNameCodes, gameSeconds, isUsedBy } from '@lumiroute/contract/ad'
import { maxGameDailyPlays, maxGameWinScore } from '@lumiroute/contract/ad'
import type { TypedField } from '@lumiroute/contract/ad'
import type { TFunction } from 'i18next'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format/use-format.ts'
import { Wide } from '../../../ui/form/form-layout.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { PictureField } from '../../../ui/form/picture-field.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { gameChoices } from '../../platform/store/store-choices.ts'
import { AdImageField } from './ad-image-field.tsx'
import type { AdControl } from './ad-fields-type.ts'
import type { AdParts } from './ad-parts.ts'
import { FieldGrid } from './field-grid.tsx'
import { getTypicalScores } from './typical-scores.ts'

const urls = ['gameEndUri', 'gameWinUri'] as const

const pictured = (t: TFunction) =>
  gameChoices(t)
    .filter(({ value }) => value !== 0)
    .map(({ value, label }) => ({ value, label, picture: `/games/${value}.svg` }))

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

/** What a good score is depends on game, difficulty and length. */
function useScoreHint(control: AdControl): string {
  const { t } = useTranslation()
  const { count } = useFormat()
  const [gameId, difficulty, seconds] = useWatch({
    control,
    name: ['gameId', 'gameDifficulty', 'gameSeconds'],
  })
  const scores = getTypicalScores(gameId, difficulty, seconds ?? gameSeconds.usual)
  if (!scores) return t('ad.game.winHelper')
  return t('ad.game.winHint', { usual: count(scores.usual), best: count(scores.best) })
}

function RuleFields({ control }: { control: AdControl }) {
  const { t } = useTranslation()
  const [moveType, names] = useWatch({ control, name: ['moveType', 'gameNames'] })
  const isLinked = moveType === 'store_united_game'
  return (
    <>
      <NumberField
        control={control}
        name="gameSeconds"
        label={t('ad.field.gameSeconds')}
        helper={t('ad.game.secondsHelper', gameSeconds)}
        end={t('ad.form.seconds')}
        step={10}
        {...{ min: gameSeconds.min, max: gameSeconds.max }}
      />
      <NumberField
        control={control}
        name="waitSeconds"
        label={t('ad.field.waitSeconds')}
        helper={t(isLinked ? 'ad.game.waitLinked' : 'ad.game.waitAlone')}
        end={t('ad.form.seconds')}
        min={0}
        max={3600}
        step={10}
      />
      <RadioField
        control={control}
        name="gameDifficulty"
        label={t('ad.field.gameDifficulty')}
        options={gameDifficultyCodes.map((value) => ({ value, label: t(`ad.gameDifficulty.${value}`) }))}
      />
      <RadioField
        control={control}
        name="gameNames"
        label={t('ad.field.gameNames')}
        helper={t(`ad.game.names.${names}`)}
        options={gameNameCodes.map((value) => ({ value, label: t(`ad.gameNames.${value}`) }))}
      />
      <NumberField
        control={control}
        name="gameWinScore"
        label={t('ad.field.gameWinScore')}
        helper={useScoreHint(control)}
        end={t('ad.game.points')}
        min={0}
        max={maxGameWinScore}
        step={10}
      />
      <NumberField
        control={control}
        name="gameDailyPlays"
        label={t('ad.field.gameDailyPlays')}
        helper={t('ad.game.playsHelper')}
        end={t('ad.game.times')}
        min={0}
        max={maxGameDailyPlays}
      />
    </>
  )
}

export type GameFieldsProps = {
  control: AdControl
  storeCode: string
  parts: Pick<AdParts, 'PrizeField'>
}

export function GameFields({ control, storeCode, parts }: GameFieldsProps) {
  const { t } = useTranslation()
  const moveType = useWatch({ control, name: 'moveType' })
  const isShown = (field: TypedField) => isUsedBy(moveType, field)
  return (
    <FieldGrid>
      <Wide>
        <PictureField control={control} name="gameId" label={t('ad.field.gameId')} options={pictured(t)} />
      </Wide>
      <RuleFields control={control} />
      <Wide>
        <parts.PrizeField control={control} storeCode={storeCode} />
      </Wide>
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
