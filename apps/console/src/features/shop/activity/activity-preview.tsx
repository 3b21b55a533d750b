import type { ActivityType } from '@lumiroute/contract/activity'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { toMoment } from '../../../lib/format/moment.ts'
import { useFormat } from '../../../lib/format/use-format.ts'
import { PhoneFrame } from '../../../ui/phone-frame.tsx'
import { periodText } from './activity.columns.tsx'
import type { ActivityControl, ActivityValues } from './activity-values.ts'

const muted = '#5b6577'

function Wide({ url }: { url: string | undefined }) {
  const frame = {
    width: '100%',
    aspectRatio: '2',
    bgcolor: '#eef1f7',
    display: 'grid',
    placeItems: 'center',
  } as const
  if (!url)
    return (
      <Box sx={{ ...frame, color: '#8a94a8' }}>
        <ImageOutlined aria-hidden sx={{ fontSize: 40 }} />
      </Box>
    )
  return <Box component="img" src={url} alt="" sx={{ ...frame, display: 'block', objectFit: 'cover' }} />
}

/** Text without tags: the typed HTML has not been sanitised yet. */
const plain = (html: string) =>
  new DOMParser().parseFromString(html.replaceAll(/<\/(?:p|li|h\d|div)>|<br>/g, '$&\n'), 'text/html').body
    .textContent ?? ''

function Words({ values }: { values: ActivityValues }) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const period = { actStartAt: toMoment(values.actStartAt), actEndAt: toMoment(values.actEndAt) }
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ fontSize: 16, lineHeight: '22px', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {values.actTitle || t('activity.preview.titleHint')}
      </Box>
      <Box sx={{ fontSize: 13, color: muted }}>{values.actSubtitle}</Box>
      <Box sx={{ fontSize: 12, color: muted, mt: 0.5 }}>{periodText(t, date, period)}</Box>
      <Box
        sx={{ fontSize: 13, lineHeight: '20px', mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {plain(values.actContent)}
      </Box>
    </Box>
  )
}

/** A banner at the top of a sample shop page. */
function ShopPage({ values }: { values: ActivityValues }) {
  return (
    <>
      <Box sx={{ p: 1.5, pb: 0 }}>
        <Box sx={{ borderRadius: '10px', overflow: 'hidden' }}>
          <Wide url={values.actImage[0]?.url} />
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'center', gap: 0.5, my: 1 }}>
          {[1, 0.3, 0.3].map((opacity, at) => (
            <Box key={at} sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: '#3d5afe', opacity }} />
          ))}
        </Box>
      </Box>
      <Box sx={{ px: 1.5, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
        {[0, 1, 2, 3].map((at) => (
          <Box key={at}>
            <Box sx={{ aspectRatio: '1', borderRadius: '8px', bgcolor: '#eef1f7' }} />
            <Box sx={{ mt: 0.75, height: 8, width: '80%', borderRadius: 4, bgcolor: '#eef1f7' }} />
            <Box sx={{ mt: 0.5, mb: 1, height: 8, width: '45%', borderRadius: 4, bgcolor: '#eef1f7' }} />
          </Box>
        ))}
      </Box>
    </>
  )
}

export type ActivityPreviewProps = { type: ActivityType; control: ActivityControl }

/** Preview on a member's phone. */
export function ActivityPreview({ type, control }: ActivityPreviewProps) {
  const { t } = useTranslation()
  const values = useWatch({ control }) as ActivityValues
  return (
    <PhoneFrame label={t('activity.preview.label')}>
      {type === 'banner' ? (
        <ShopPage values={values} />
      ) : (
        <>
          <Wide url={values.actImage[0]?.url} />
          <Words values={values} />
        </>
      )}
    </PhoneFrame>
  )
}
