/** A play as read from its line. Times are milliseconds since 1970. */
export type LinePlay = {
  playId: string
  materialId: number
  sha256: string
  startMs: number
  endMs: number
  plannedMs: number
  playedMs: number
  position: { lat: number; lng: number } | null
}

const moment = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z`
const hash = '[0-9a-f]{64}'
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const degrees = String.raw`-?\d{1,3}\.\d{6}`
const playPattern = new RegExp(
  String.raw`^play\|(${uuid})\|(\d{1,15})\|(${hash})\|(${moment})\|(${moment})\|(\d{1,15})\|(\d{1,15})\|(?:(${degrees})\|(${degrees})|\|)$`,
)
const imagePattern = new RegExp(String.raw`^image\|(${moment})\|(${hash})$`)

/** Null if the line is not exactly what `getPlayLine` writes. */
export function readPlayLine(line: string): LinePlay | null {
  const hit = playPattern.exec(line)
  if (!hit) return null
  const [, playId = '', material, sha256 = '', start = '', end = '', planned, played, lat, lng] = hit
  const [startMs, endMs] = [Date.parse(start), Date.parse(end)]
  if (!(endMs >= startMs)) return null
  const position = lat && lng ? { lat: Number(lat), lng: Number(lng) } : null
  const numbers = { materialId: Number(material), plannedMs: Number(planned), playedMs: Number(played) }
  return { playId, sha256, startMs, endMs, ...numbers, position }
}

export function readImageLine(line: string): { at: string; sha256: string } | null {
  const [, at, sha256] = imagePattern.exec(line) ?? []
  return at && sha256 ? { at, sha256 } : null
}
