import type { Line } from '@lumiroute/geo'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useConfig } from '../../../lib/api/config.ts'
import { useHold } from '../../../ui/form/form-hold.tsx'
import { RouteEditor } from '../../../ui/map/editor/route-editor.tsx'
import { Section } from '../../../ui/section.tsx'
import type { RouteDraft } from './route-draft.ts'
import { RouteFacts } from './route-facts.tsx'
import { RouteSource } from './route-source.tsx'
import type { RouteSourceProps } from './route-source.tsx'

export type RouteLineProps = Omit<RouteSourceProps, 'isWrong'> & {
  draft: RouteDraft
  error: string | undefined
  onLines: (lines: Line[]) => void
}

const mapHeight = { xs: 320, sm: 460 }
const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }

function Facts({ draft }: { draft: RouteDraft }) {
  const { t } = useTranslation()
  return (
    <Box role="status" sx={{ ml: { sm: 'auto' }, fontSize: 13, color: 'text.secondary' }}>
      {draft.isReading ? t('route.form.reading') : <RouteFacts {...draft} />}
    </Box>
  )
}

/** The map next to the text and file inputs; all three edit the same line. */
export function RouteLine({ draft, error, onLines, ...source }: RouteLineProps) {
  const { t } = useTranslation()
  useHold(draft.isReading)
  const isWithoutStreets = useConfig()?.mapTilesUrl === null
  return (
    <Section title={t('route.field.route')} text={t('route.form.routeText')}>
      {error && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {error}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: columns }}>
        <Box sx={{ minWidth: 0 }}>
          <RouteEditor
            label={t('route.form.map')}
            lines={draft.lines}
            onChange={onLines}
            height={mapHeight}
            aside={<Facts draft={draft} />}
          />
          {isWithoutStreets && (
            <Box sx={{ mt: 0.5, fontSize: 12, lineHeight: '18px', color: 'text.secondary' }}>
              {t('route.form.noStreets')}
            </Box>
          )}
        </Box>
        <RouteSource {...source} isWrong={!!error} />
      </Box>
    </Section>
  )
}
