import type { Bounds } from '@lumiroute/geo'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { type DragEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MapView } from '../../../ui/map/base/map-view.tsx'
import { DropZone } from '../../../ui/upload/drop-zone.tsx'
import { FileContents } from './file-contents.tsx'
import { type OpenFile, useMapFiles } from './use-map-files.ts'

export const mapFileTypes = ['.kml', '.kmz', '.gpx']

export type MapViewerProps = {
  /** Several files may be open at once; otherwise a new file replaces the last. */
  isMany: boolean
  /** Area shown before a file is opened. */
  first: Bounds
  /** Map only, without the list of file contents. */
  isBare: boolean
}

function useDrawn(files: readonly OpenFile[]) {
  return useMemo(
    () => ({
      lines: files.flatMap(({ lines }) => lines.map(({ line }) => line)),
      markers: files.flatMap(({ id, points }) =>
        points.map(({ name, position }, i) => ({ id: `${id} ${i}`, position, label: name })),
      ),
    }),
    [files],
  )
}

function joined(files: readonly OpenFile[]): Bounds | undefined {
  const [one, ...others] = files.map(({ bounds }) => bounds)
  return others.reduce<Bounds | undefined>(
    (all, [west, south, east, north]) =>
      all && [
        Math.min(all[0], west),
        Math.min(all[1], south),
        Math.max(all[2], east),
        Math.max(all[3], north),
      ],
    one,
  )
}

/** The whole page accepts dropped files. */
function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => (event.preventDefault(), setOver(true)),
    onDragLeave: (event: DragEvent) => {
      if (event.currentTarget === event.target) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
}

const layout = (isBare: boolean) =>
  ({
    flexGrow: 1,
    minHeight: 0,
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: '1fr', md: isBare ? '1fr' : '340px minmax(0, 1fr)' },
    gridTemplateRows: {
      xs: isBare ? 'auto minmax(320px, 1fr)' : 'auto minmax(320px, 60dvh)',
      md: isBare ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)',
    },
  }) as const

export function MapViewer({ isMany, first, isBare }: MapViewerProps) {
  const { t } = useTranslation()
  const { files, refusals, isReading, open, close } = useMapFiles(isMany)
  const [shown, setShown] = useState<Bounds>()
  const take = (given: File[]) => {
    setShown(undefined)
    open(given)
  }
  const { isOver, ...drop } = useDrop(take)
  const bounds = shown ?? joined(files) ?? first
  return (
    <Box {...drop} sx={layout(isBare)}>
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minWidth: 0, overflowY: { md: 'auto' } }}>
        <DropZone
          label={isOver ? t('publicMap.dropNow') : t('publicMap.drop')}
          types={mapFileTypes}
          multiple={isMany}
          hint={t('publicMap.hint')}
          onFiles={take}
        />
        {isReading && <LinearProgress aria-label={t('publicMap.reading')} />}
        {refusals.map((text) => (
          <Alert key={text} severity="error">
            {text}
          </Alert>
        ))}
        {!isBare && files.length > 0 && (
          <Box
            component="ul"
            aria-label={t('publicMap.files')}
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
          >
            {files.map((file) => (
              <FileContents key={file.id} file={file} onShow={setShown} onClose={() => close(file.id)} />
            ))}
          </Box>
        )}
      </Box>
      <MapView label={t('publicMap.map')} {...useDrawn(files)} bounds={bounds} height="100%" />
    </Box>
  )
}
