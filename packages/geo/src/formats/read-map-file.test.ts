import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readMapFile } from './read-map-file.ts'

const pause = async () => undefined
const read = (text: string) => readMapFile(strToU8(text), pause)

const kml = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>巡迴</name>
  <Placemark><name>總站</name><Point><coordinates>121.517,25.0478,0</coordinates></Point></Placemark>
  <Folder><Placemark><LineString><coordinates>121.5,25 121.5,25.01</coordinates></LineString><name>北段</name></Placemark></Folder>
  <Placemark><name>商圈</name><Polygon><outerBoundaryIs><LinearRing><coordinates>121,24 121.1,24 121.1,24.1 121,24</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>
</Document></kml>`

test('reads points, lines and outlines of a KML with names and lengths', async () => {
  const { name, lines, points, bounds } = await read(kml)
  expect(name).toBe('巡迴')
  expect(points).toEqual([{ name: '總站', position: [121.517, 25.0478] }])
  expect(lines.map((line) => line.name)).toEqual(['北段', '商圈'])
  expect(lines[0]?.km).toBeCloseTo(1.112, 2)
  expect(bounds).toEqual([121, 24, 121.517, 25.0478])
})

test('reads a KMZ as its KML', async () => {
  const kmz = zipSync({ 'doc.kml': strToU8(kml) })
  expect((await readMapFile(kmz, pause)).lines).toHaveLength(2)
})

test('reads way points, tracks and routes of a GPX with names', async () => {
  const { lines, points } = await read(`<gpx><wpt lat="25" lon="121"><name>起點</name></wpt>
    <trk><name>早班</name><trkseg><trkpt lat="25" lon="121"/><trkpt lat="25.1" lon="121"/></trkseg></trk>
    <rte><name>晚班</name><rtept lat="25" lon="121"/><rtept lat="25" lon="121.1"/></rte></gpx>`)
  expect(points).toEqual([{ name: '起點', position: [121, 25] }])
  expect(lines.map(({ name }) => name)).toEqual(['早班', '晚班'])
})

test.each([
  ['', 'empty'],
  ['{"type":"FeatureCollection"}', 'notXml'],
  ['<html><body/></html>', 'notRoute'],
  ['<kml><Document/></kml>', 'noPlace'],
  ['<!DOCTYPE kml [<!ENTITY a "b">]><kml/>', 'dtd'],
  ['<kml><Placemark><Point><coordinates>500,25</coordinates></Point></Placemark></kml>', 'badCoordinate'],
  ['<kml><Placemark>', 'notXml'],
])('rejects %j as %s', async (text, code) => {
  await expect(read(text)).rejects.toMatchObject({ code })
})

test('rejects a file beyond the limit before reading it', async () => {
  await expect(readMapFile(new Uint8Array(6_000_000).fill(32), pause)).rejects.toMatchObject({
    code: 'tooLarge',
  })
})
