import { setImmediate as pause } from 'node:timers/promises'
import { type RefusalCode, readRouteInSlices, RouteRefusal, routeLimits } from '@lumiroute/geo'
import { brokenConstraint } from '../../../db/db.ts'
import { refuseField } from '../../../errors/app-error.ts'
import type { KeptShape } from './route.queries.ts'

const count = (n: number) => n.toLocaleString('en')
const refusals: Record<RefusalCode, string> = {
  empty: '**必填',
  notXml: 'KML 格式有誤，無法讀取',
  notRoute: '不是 KML 檔',
  dtd: 'KML 不可包含 DTD 或實體宣告',
  encoding: '文字編碼有誤，請改用 UTF-8',
  tooLarge: 'KML 不可超過 5 MB',
  tooManyPoints: `路線點數不可超過 ${count(routeLimits.points)} 個`,
  tooManyLines: `路線線段不可超過 ${count(routeLimits.lines)} 條`,
  tooDeep: 'KML 的層級太深',
  badCoordinate: 'KML 內的座標有誤',
  noLine: 'KML 內沒有路線，至少需有一條線',
  noPlace: '檔案裡沒有線也沒有點',
  kmz: 'KMZ 檔內找不到 KML',
  kmzTooLarge: 'KMZ 解壓縮後不可超過 5 MB',
}

const placeOf = ({ line }: RouteRefusal) => (line === undefined ? '' : `（第 ${line} 行）`)

/** What the KML holds; a KML of 5 MB takes a second, in which other calls are answered too. */
export async function readKml(kml: string): Promise<KeptShape> {
  try {
    const { lines, pointCount, lengthKm, bounds } = await readRouteInSlices(kml, pause, 'kml')
    return { kml, lines, pointCount, lengthKm, bounds }
  } catch (error) {
    if (!(error instanceof RouteRefusal)) throw error
    throw refuseField('route_data.route', `${refusals[error.code]}${placeOf(error)}`)
  }
}

export function refuseTaken(error: unknown): never {
  if (brokenConstraint(error) === 'route_code_key')
    throw refuseField('route_data.code', '路線代碼已存在', 'CONFLICT')
  throw error
}
