import type { Bounds } from '@lumiroute/geo'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { MapViewer, type MapViewerProps } from '../../features/road/public-map/map-viewer.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const taipei: Bounds = [121.45, 24.99, 121.62, 25.12]
const taiwan: Bounds = [119.9, 21.85, 122.05, 25.35]

const kinds = {
  simple: { path: '/visualization/map/simple', isMany: false, first: taipei, isBare: true },
  kml: { path: '/map/kml', isMany: false, first: taipei, isBare: false },
  maps: { path: '/maps', isMany: true, first: taiwan, isBare: false },
} as const satisfies Record<string, MapViewerProps & { path: string }>
type Kind = keyof typeof kinds
const names = Object.keys(kinds) as Kind[]

function Others({ kind }: { kind: Kind }) {
  const { t } = useTranslation()
  return (
    <Box component="nav" aria-label={t('publicMap.others')} sx={{ display: 'flex', gap: 2, fontSize: 14 }}>
      {names
        .filter((name) => name !== kind)
        .map((name) => (
          <Link key={name} href={kinds[name].path}>
            {t(`publicMap.${name}.title`)}
          </Link>
        ))}
    </Box>
  )
}

function PublicMap({ kind }: { kind: Kind }) {
  const { t } = useTranslation()
  const { path: _path, ...viewer } = kinds[kind]
  return (
    <Box
      component="main"
      sx={{
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        height: { md: '100dvh' },
        p: { xs: 2, sm: 3 },
      }}
    >
      <PageHeader
        title={t(`publicMap.${kind}.title`)}
        purpose={t(`publicMap.${kind}.purpose`)}
        actions={<Others kind={kind} />}
      />
      <MapViewer {...viewer} />
    </Box>
  )
}

/** The map alone. */
export const SimpleMapPage = () => <PublicMap kind="simple" />
/** One file and its contents. */
export const KmlMapPage = () => <PublicMap kind="kml" />
/** Several files on one map. */
export const MapsPage = () => <PublicMap kind="maps" />
