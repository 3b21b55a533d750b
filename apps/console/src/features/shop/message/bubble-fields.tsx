import { lineFiles, maxBubbleText } from '@lumiroute/contract/message'
import { useTranslation } from 'react-i18next'
import { ImageField } from '../../../ui/form/image-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FieldGrid } from '../shop/field-grid.tsx'
import { useShopUpload } from '../shop/shop-upload.ts'
import type { BubbleType, MessageControl } from './message-values.ts'
import { type CardType, getCodeName, type ShopCards } from './shop-cards.ts'

export type BubbleFieldsProps = {
  control: MessageControl
  storeCode: string
  cards: ShopCards
  at: number
  type: BubbleType
}
type Props = Omit<BubbleFieldsProps, 'type'>

/** LINE's limits. */
const pictures = { types: ['image/jpeg', 'image/png'], maxBytes: lineFiles.imageBytes, maxCount: 1 } as const
const covers = { ...pictures, maxBytes: lineFiles.previewBytes }
const films = { types: ['video/mp4'], maxBytes: lineFiles.videoBytes, maxCount: 1 } as const

function TextFields({ control, at }: Props) {
  const { t } = useTranslation()
  return (
    <TextArea
      control={control}
      name={`messages.${at}.text`}
      label={t('message.field.text')}
      helper={t('message.form.textHelper')}
      max={maxBubbleText}
      rows={3}
      required
    />
  )
}

function ImageFields({ control, storeCode, at }: Props) {
  const { t } = useTranslation()
  const upload = useShopUpload(storeCode, 'message')
  return (
    <FieldGrid>
      <ImageField
        control={control}
        name={`messages.${at}.image`}
        label={t('message.field.image')}
        limits={pictures}
        upload={upload}
        required
      />
      <TextField
        control={control}
        name={`messages.${at}.linkUrl`}
        label={t('message.field.linkUrl')}
        helper={t('message.form.linkHelper')}
        placeholder="https://"
        type="url"
        maxLength={1000}
      />
    </FieldGrid>
  )
}

function VideoFields({ control, storeCode, at }: Props) {
  const { t } = useTranslation()
  const upload = useShopUpload(storeCode, 'message')
  const film = t('message.field.video')
  return (
    <FieldGrid>
      <ImageField
        control={control}
        name={`messages.${at}.video`}
        label={film}
        limits={films}
        upload={upload}
        tileOf={() => ({ name: film })}
        required
      />
      <ImageField
        control={control}
        name={`messages.${at}.preview`}
        label={t('message.field.preview')}
        helper={t('message.form.previewHelper')}
        limits={covers}
        upload={upload}
        required
      />
    </FieldGrid>
  )
}

const emptyTexts = { coupon: 'couponNone', pointcard: 'pointCardNone', activity: 'activityNone' } as const

function CardFields({ control, cards, at, type }: Props & { type: CardType }) {
  const { t } = useTranslation()
  const name = getCodeName(type)
  const found = cards[type]
  return (
    <SelectField
      control={control}
      name={`messages.${at}.${name}`}
      label={t(`message.field.${name}`)}
      options={(found ?? []).map(({ code, title }) => ({ value: code, label: title }))}
      {...(found?.length === 0 && { helper: t(`message.form.${emptyTexts[type]}`) })}
      required
    />
  )
}

/** The fields of one bubble, by its kind. */
export function BubbleFields({ type, ...props }: BubbleFieldsProps) {
  if (type === 'text') return <TextFields {...props} />
  if (type === 'image') return <ImageFields {...props} />
  if (type === 'video') return <VideoFields {...props} />
  return <CardFields {...props} type={type} />
}
