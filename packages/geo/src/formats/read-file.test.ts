import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { declareUtf8 } from './decode-text.ts'
import { importRoute, readRoute } from './read-route.ts'
import { routeLimits } from './route-limits.ts'

const kml = (name: string, head = '') =>
  `${head}<kml><Placemark><name>${name}</name><LineString><coordinates>1,1 2,2</coordinates></LineString></Placemark></kml>`
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return new Uint8Array(isBig ? bytes.swap16() : bytes)
}
/** 路線 in Big5. */
const big5 = Uint8Array.of(0xb8, 0xf4, 0xbd, 0x75)
const inBig5 = (declared: string) => {
  const [before, after] = kml('|', declared).split('|') as [string, string]
  return new Uint8Array([...strToU8(before), ...big5, ...strToU8(after)])
}

describe('encodings', () => {
  it.each([
    ['UTF-8', strToU8(kml('路線'))],
    ['UTF-8 with a byte order mark', strToU8(`\ufeff${kml('路線')}`)],
    ['UTF-16 little endian', utf16(kml('路線'))],
    ['UTF-16 big endian', utf16(kml('路線'), true)],
    ['Big5', inBig5('<?xml version="1.0" encoding="Big5"?>')],
    ['UTF-8 that claims UTF-16', strToU8(kml('路線', '<?xml version="1.0" encoding="UTF-16"?>'))],
  ])('%s', (_name, bytes) => {
    expect(readRoute(bytes).name).toBe('路線')
  })

  it('rejects bytes that do not match their declared encoding, and unknown encodings', () => {
    expect(() => readRoute(inBig5(''))).toThrow('encoding')
    expect(() => readRoute(inBig5('<?xml version="1.0" encoding="x-none"?>'))).toThrow('encoding')
  })

  it('stores a file as text that declares its encoding', async () => {
    const { kml: kept } = await importRoute(
      inBig5('<?xml version="1.0" encoding="Big5"?>'),
      async () => undefined,
    )
    expect(kept).toBe(kml('路線', '<?xml version="1.0" encoding="UTF-8"?>'))
    expect(declareUtf8('\ufeff<kml/>')).toBe('<kml/>')
  })
})

describe('KMZ', () => {
  it('prefers doc.kml, otherwise the least nested KML', () => {
    const other = strToU8(kml('other'))
    expect(readRoute(zipSync({ 'a.kml': other, 'doc.kml': strToU8(kml('doc')) })).name).toBe('doc')
    expect(readRoute(zipSync({ 'x/y/b.kml': other, 'x/a.KML': strToU8(kml('near')) })).name).toBe('near')
  })

  it('rejects a zip without KML, and a truncated one', () => {
    expect(() => readRoute(zipSync({ 'a.txt': strToU8('x') }))).toThrow('kmz')
    expect(() => readRoute(zipSync({ 'doc.kml': strToU8(kml('x')) }).subarray(0, 40))).toThrow('kmz')
  })

  it('rejects a zip bomb by its directory, before unpacking', () => {
    const bomb = zipSync({ 'doc.kml': new Uint8Array(routeLimits.textBytes + 1) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(() => readRoute(bomb)).toThrow('kmzTooLarge')
  })

  it('reads no more than the directory promises, even if it lies', () => {
    const zip = zipSync({ 'doc.kml': strToU8(kml('x'.repeat(100_000))) })
    const view = new DataView(zip.buffer)
    const entry = zip.findLastIndex((byte, i) => byte === 0x50 && view.getUint32(i, true) === 0x02014b50)
    view.setUint32(entry + 24, 10, true)
    expect(() => readRoute(zip)).toThrow('notXml')
  })

  it('does not unpack other large files', () => {
    const files = { 'doc.kml': strToU8(kml('x')), 'photo.png': new Uint8Array(routeLimits.textBytes * 4) }
    expect(readRoute(zipSync(files)).pointCount).toBe(2)
  })
})
