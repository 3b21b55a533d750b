import { type MapFile, readMapFile, RouteRefusal } from '@lumiroute/geo'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalText } from '../route/route-refusals.ts'

export type OpenFile = MapFile & { id: string; file: string }

const mostFiles = 20
const pause = () => new Promise((go) => setTimeout(go))

/** The files on the map; nothing is uploaded. */
export function useMapFiles(isMany: boolean) {
  const { t } = useTranslation()
  const [files, setFiles] = useState<readonly OpenFile[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isReading, setReading] = useState(false)

  const getReason = (error: unknown) =>
    error instanceof RouteRefusal ? refusalText(t, error) : t('publicMap.broken')

  async function readOne(file: File): Promise<OpenFile | string> {
    try {
      const found = await readMapFile(new Uint8Array(await file.arrayBuffer()), pause)
      return { ...found, id: crypto.randomUUID?.() ?? `${file.name} ${performance.now()}`, file: file.name }
    } catch (error) {
      return t('publicMap.refused', { file: file.name, reason: getReason(error) })
    }
  }

  async function open(given: readonly File[]) {
    setReading(true)
    const read: (OpenFile | string)[] = []
    for (const file of isMany ? given : given.slice(0, 1)) read.push(await readOne(file))
    const opened = read.filter((one) => typeof one !== 'string')
    setRefusals(read.filter((one) => typeof one === 'string'))
    // An unreadable file must not replace what is open.
    if (opened.length > 0) setFiles((now) => [...(isMany ? now : []), ...opened].slice(-mostFiles))
    setReading(false)
  }

  const close = (id: string) => setFiles((now) => now.filter((file) => file.id !== id))
  return { files, refusals, isReading, open: (given: readonly File[]) => void open(given), close }
}
