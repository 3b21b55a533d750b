import { describe, expect, it } from 'vitest'
import type { RefusalCode } from './route-refusal.ts'
import { importRoute, readRoute, readRouteInSlices } from './read-route.ts'
import { routeLimits } from './route-limits.ts'
import { RouteRefusal } from './route-refusal.ts'

const kml = (inner: string) => `<kml xmlns="http://www.opengis.net/kml/2.2">${inner}</kml>`
const lineString = (text: string) => `<LineString><coordinates>${text}</coordinates></LineString>`
const placemark = (inner: string) => kml(`<Placemark>${inner}</Placemark>`)

const atOnce = async () => undefined

function getRefusal(read: () => unknown): RefusalCode | undefined {
  try {
    read()
  } catch (error) {
    if (error instanceof RouteRefusal) return error.code
    throw error
  }
  return undefined
}

describe('KML', () => {
  it('reads a line with and without altitude, and measures it', () => {
    const shape = readRoute(placemark(lineString('\n 121.5,25.03,12\t121.56,25.03 \n')))
    expect(shape.lines).toEqual([[[121.5, 25.03], [121.56, 25.03]]]) // oxfmt-ignore
    expect(shape).toMatchObject({ pointCount: 2, bounds: [121.5, 25.03, 121.56, 25.03] })
    expect(shape.lengthKm).toBeCloseTo(6.045, 2)
  })

  it('joins the lines of nested folders and of a MultiGeometry, in document order', () => {
    const inner = `<Document><name>信義環線</name><Folder><Placemark><name>一</name>${lineString('1,1 2,2')}</Placemark>
      <Folder><Placemark><MultiGeometry>${lineString('3,3 4,4')}${lineString('5,5 6,6')}</MultiGeometry></Placemark>
      </Folder></Folder></Document>`
    const { lines, name } = readRoute(kml(inner))
    expect(lines.map((line) => line[0])).toEqual([[1, 1], [3, 3], [5, 5]]) // oxfmt-ignore
    expect(name).toBe('信義環線')
  })

  it.each(['gx:Track', 'Track'])('reads a %s, without moments without reception', (tag) => {
    const coord = tag === 'Track' ? 'coord' : 'gx:coord'
    const track = `<${tag}><when>2026-11-15T01:00:00Z</when><${coord}>121 25 9</${coord}><${coord}/>
      <${coord}>121.1 25</${coord}></${tag}>`
    expect(readRoute(placemark(track)).lines).toEqual([[[121, 25], [121.1, 25]]]) // oxfmt-ignore
  })

  it('reads a ring as a round trip, but no area', () => {
    const ring = '<LinearRing><coordinates>0,0 1,0 1,1 0,0</coordinates></LinearRing>'
    expect(readRoute(placemark(ring)).pointCount).toBe(4)
    const area = `<Polygon><outerBoundaryIs>${ring}</outerBoundaryIs></Polygon>`
    expect(getRefusal(() => readRoute(placemark(area)))).toBe('noLine')
  })

  it('reads elements with a prefix, and coordinates in CDATA', () => {
    const text = `<k:kml xmlns:k="http://www.opengis.net/kml/2.2"><k:Placemark><k:LineString>
      <k:coordinates><![CDATA[1,1 2,2]]></k:coordinates></k:LineString></k:Placemark></k:kml>`
    expect(readRoute(text).pointCount).toBe(2)
  })

  it('stores the position of a waiting vehicle once', () => {
    expect(readRoute(placemark(lineString('1,1 1,1 1,1 2,2'))).pointCount).toBe(2)
  })
})

describe('GPX', () => {
  const gpx = (inner: string) => `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inner}</gpx>`
  const route = '<rte><name>R</name><rtept lat="25" lon="121"/><rtept lat="25.1" lon="121"/></rte>'
  const track = `<trk><name>T</name><trkseg><trkpt lat="24" lon="120"><ele>3</ele></trkpt>
    <trkpt lat="24.1" lon="120"/></trkseg><trkseg><trkpt lat="24.2" lon="120"/><trkpt lat="24.3" lon="120"/>
    </trkseg></trk>`

  it('reads a route', () => {
    expect(readRoute(gpx(route))).toMatchObject({ lines: [[[121, 25], [121, 25.1]]], name: 'R' }) // oxfmt-ignore
  })

  it('reads the segments of a track, and ignores a route next to it', () => {
    expect(readRoute(gpx(route + track)).lines.map((line) => line[0])).toEqual([[120, 24], [120, 24.2]]) // oxfmt-ignore
  })

  it('becomes KML on import, and is rejected where only KML is allowed', async () => {
    const { kml: made, shape } = await importRoute(gpx(track), atOnce)
    expect(readRoute(made, 'kml')).toEqual(shape)
    expect(getRefusal(() => readRoute(gpx(track), 'kml'))).toBe('notRoute')
  })
})

describe('rejected files', () => {
  const laughs = `<!DOCTYPE kml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${placemark(lineString('&b;'))}`
  const cases: [string, RefusalCode, string][] = [
    ['blank text', 'empty', ' \n'],
    ['plain text', 'notXml', '信義路五段'],
    ['an HTML page', 'notRoute', '<html><body/></html>'],
    ['internal entities', 'dtd', laughs],
    ['an external DTD', 'dtd', `<!DOCTYPE kml SYSTEM "http://example.tw/x.dtd">${placemark('')}`],
    ['an unknown entity', 'notXml', placemark(lineString('&nbsp;1,1 2,2'))],
    ['a truncated document', 'notXml', '<kml><Placemark>'],
    ['a zero character', 'notXml', placemark(lineString('1,1\u0000 2,2'))],
    ['a point only', 'noLine', placemark('<Point><coordinates>1,1</coordinates></Point>')],
    ['a line of one position', 'noLine', placemark(lineString('1,1 1,1'))],
    ['a latitude beyond the pole', 'badCoordinate', placemark(lineString('1,91 2,2'))],
    ['a longitude beyond the date line', 'badCoordinate', placemark(lineString('181,1 2,2'))],
    ['letters instead of numbers', 'badCoordinate', placemark(lineString('a,b 2,2'))],
    ['a missing latitude', 'badCoordinate', placemark(lineString('1, 2,2'))],
    ['NaN', 'badCoordinate', placemark(lineString('NaN,1 2,2'))],
    ['100,000 nested elements', 'tooDeep', `<kml>${'<Folder>'.repeat(100_000)}`],
    [
      'too many points',
      'tooManyPoints',
      placemark(lineString('1,1 2,2 '.repeat(routeLimits.points / 2 + 1))),
    ],
    ['too many lines', 'tooManyLines', placemark(lineString('1,1 2,2').repeat(routeLimits.lines + 1))],
    ['6 MB', 'tooLarge', kml(`<!--${'x'.repeat(6 * 1024 * 1024)}-->`)],
    ['6 MB in fewer characters', 'tooLarge', kml(`<!--${'路'.repeat(2 * 1024 * 1024)}-->`)],
  ]
  it.each(cases)('%s: %s', (_what, code, text) => {
    expect(getRefusal(() => readRoute(text))).toBe(code)
  })

  it('reports the line number of the text', () => {
    expect(() => readRoute('<kml>\n<Placemark>\n</kml>')).toThrow('notXml at line 3')
  })
})

describe('a large file', () => {
  const wave = Array.from(
    { length: 100_000 },
    (_none, i) => `${(120 + i / 1e5).toFixed(6)},${(24 + Math.sin(i / 900) / 10).toFixed(6)}`,
  )
  const text = placemark(lineString(wave.join('\n')))

  it('is simplified for the screen and measured in full, with its ends', () => {
    const { lines, pointCount, bounds, lengthKm } = readRoute(text)
    expect(pointCount).toBe(100_000)
    expect(lines[0]).toHaveLength(routeLimits.keptPoints)
    expect(lines[0]?.[0]).toEqual([120, 24])
    expect(bounds).toEqual([120, 23.9, 120.99999, 24.1])
    expect(lengthKm).toBeGreaterThan(100)
  })

  it('gives the same result in slices, with pauses in between', async () => {
    let pauses = 0
    const shape = await readRouteInSlices(text, async () => ++pauses, 'kml')
    expect(shape).toEqual(readRoute(text))
    expect(pauses).toBeGreaterThan(text.length / (64 * 1024))
  })
})
