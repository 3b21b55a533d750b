import { isUsedBy, maxBroadcastDates } from '@lumiroute/contract/ad'
import { listPlaylists } from '@lumiroute/contract/playlist'
import type { Ad } from '@lumiroute/contract/ad'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../../lib/form/contract-form.ts'
import { draftKey } from '../../../lib/form/draft.ts'
import { getDay } from '../../../lib/format/format.ts'
import { useRead } from '../../../lib/api/query.ts'
import { useUnsavedGuard } from '../../../ui/form/unsaved-guard.ts'
import { useResult } from '../../../ui/dialog/use-result.tsx'
import { FormHold } from '../../../ui/form/form-hold.tsx'
import { Form } from '../../../ui/form/form-layout.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Section } from '../../../ui/section.tsx'
import { useUser } from '../../platform/session/current-user.tsx'
import { AdFormBar } from './ad-form-bar.tsx'
import { AdFormNotes } from './ad-form-notes.tsx'
import type { AdControl } from './ad-fields-type.ts'
import type { AdParts } from './ad-parts.ts'
import { may } from './ad-buttons.ts'
import type { FormMode } from './ad-buttons.ts'
import { AdValuesSchema, newAd, toValues } from './ad-values.ts'
import { BasicFields } from './basic-fields.tsx'
import { ContentFields } from './content-fields.tsx'
import { DateFields } from './date-fields.tsx'
import type { DateFieldsProps, DateLock } from './date-fields.tsx'
import { DraftOffer } from './draft-offer.tsx'
import { FormPreview } from './form-preview.tsx'
import { GameFields } from './game-fields.tsx'
import type { GameFieldsProps } from './game-fields.tsx'
import { LayoutFields } from './layout-fields.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { StreamFields } from './stream-fields.tsx'
import { useAdDraft } from './use-ad-draft.ts'
import { useSaveAd } from './save-ad.ts'

export type AdFormProps = {
  store: { id: number; code: string }
  /** Absent for a new ad. */
  ad?: Ad
  mode: Exclude<FormMode, 'view'>
  parts: AdParts
  playlistPath: string
  onDone: () => void
  onCancel: () => void
}

function getDateLock(mode: AdFormProps['mode'], ad: Ad | undefined, dates: readonly string[]): DateLock {
  if (mode === 'all') return 'none'
  const today = getDay(new Date())
  const hasPassed = dates.some((day) => day <= today)
  return ad && may(ad, 'editContent') && hasPassed ? 'passed' : 'all'
}

const namedPlaylists = (ad: Ad | undefined) =>
  [ad?.playlistOne, ad?.playlistTwo].filter((one) => one !== null && one !== undefined)

/** Games and streams have extra fields; other ads show no such section. */
function KindSection({ control, storeCode, parts }: GameFieldsProps) {
  const { t } = useTranslation()
  const moveType = useWatch({ control, name: 'moveType' })
  if (isUsedBy(moveType, 'gameId'))
    return (
      <Section title={t('ad.form.game')}>
        <GameFields {...{ control, storeCode, parts }} />
      </Section>
    )
  if (!isUsedBy(moveType, 'streamUrl')) return null
  return (
    <Section title={t('ad.form.stream')}>
      <StreamFields control={control} />
    </Section>
  )
}

type DatesProps = DateFieldsProps

function DatesSection(props: DatesProps) {
  const { t } = useTranslation()
  return (
    <Section title={t('ad.form.dates')} text={t('ad.form.datesText', { max: maxBroadcastDates })}>
      <DateFields {...props} />
    </Section>
  )
}

function MemoSection({ control }: { control: AdControl }) {
  const { t } = useTranslation()
  return (
    <Section title={t('ad.form.memo')}>
      <TextArea
        control={control}
        name="memo"
        label={t('ad.form.innerMemo')}
        helper={t('ad.form.memoHelper')}
        max={1000}
        rows={3}
      />
    </Section>
  )
}

export function AdForm({ store, ad, mode, parts, playlistPath, onDone, onCancel }: AdFormProps) {
  const { t } = useTranslation()
  const user = useUser()
  const save = useSaveAd(store.id, ad)
  const [initial] = useState(() => (ad ? toValues(ad) : newAd))
  const result = useResult(t('ad.form.result'))
  const { data } = useRead(listPlaylists, { storeId: store.id, sort: 'name' })
  const playlists = data?.playlistList
  const { form, control, submit, busy, dirty } = useContractForm({
    schema: AdValuesSchema,
    defaultValues: initial,
    onSubmit: async (values) => {
      await result.tell(() => save(values), onDone)
      draft.finish()
    },
  })
  const draft = useAdDraft(draftKey(user.id, 'ad', store.id, ad?.id ?? 'new'), form, initial)
  useUnsavedGuard(dirty)
  const isBooked = mode === 'content'
  const lock = getDateLock(mode, ad, initial.broadcastDate)
  return (
    <FormHold>
      <PreviewFrame preview={<FormPreview control={control} playlists={playlists} saved={ad} />}>
        <Form onSubmit={submit}>
          {draft.offer && (
            <DraftOffer at={draft.offer.at} onRestore={draft.restore} onDiscard={draft.discard} />
          )}
          <AdFormNotes ad={ad} />
          <Section title={t('ad.form.basic')}>
            <BasicFields
              {...{ control, isBooked, parts }}
              route={ad?.vehicle.route ?? null}
              storeId={store.id}
            />
          </Section>
          <Section title={t('ad.form.content')}>
            <ContentFields {...{ control, playlists, playlistPath }} named={namedPlaylists(ad)} />
          </Section>
          <KindSection {...{ control, parts }} storeCode={store.code} />
          <Section title={t('ad.form.layout')} text={t('ad.form.layoutText')}>
            <LayoutFields {...{ control, parts }} storeCode={store.code} />
          </Section>
          <DatesSection
            {...{ control, lock }}
            saved={initial.broadcastDate}
            storeId={store.id}
            adId={ad?.id}
          />
          <MemoSection control={control} />
          <AdFormBar busy={busy} dirty={dirty} onCancel={onCancel} />
        </Form>
      </PreviewFrame>
      {result.dialog}
    </FormHold>
  )
}
