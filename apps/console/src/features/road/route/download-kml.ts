import { getRouteKml } from '@lumiroute/contract/route'
import type { Route } from '@lumiroute/contract/route'
import i18next from 'i18next'
import { announce } from '../../../lib/announce.ts'
import { download } from '../../../lib/api/client.ts'
import { downloadText } from '../../../lib/table/csv.ts'

const kmlType = 'application/vnd.google-earth.kml+xml'

export async function downloadKml({ id, code }: Pick<Route, 'id' | 'code'>): Promise<void> {
  try {
    const response = await download(getRouteKml, { id })
    downloadText(`${code}.kml`, await response.text(), kmlType)
  } catch {
    announce('error', i18next.t('route.list.downloadFailed'))
  }
}
