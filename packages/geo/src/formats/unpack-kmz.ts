import { unzipSync } from 'fflate'
import { routeLimits } from './route-limits.ts'
import { RouteRefusal } from './route-refusal.ts'

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

const isKml = (name: string) => /\.kml$/i.test(name)
const depth = (name: string) => name.split('/').length

/** `doc.kml` at the top, otherwise the least nested KML. */
function choose(names: string[]): string | undefined {
  const kmls = names.filter(isKml)
  return (
    kmls.find((name) => name.toLowerCase() === 'doc.kml') ?? kmls.toSorted((a, b) => depth(a) - depth(b))[0]
  )
}

function unzip(bytes: Uint8Array, filter: (name: string, size: number) => boolean) {
  try {
    return unzipSync(bytes, { filter: ({ name, originalSize }) => filter(name, originalSize) })
  } catch (error) {
    throw error instanceof RouteRefusal ? error : new RouteRefusal('kmz')
  }
}

/** The KML of a KMZ. Sizes are checked in the directory before unpacking. */
export function unpackKmz(bytes: Uint8Array): Uint8Array {
  if (bytes.length > routeLimits.zipBytes) throw new RouteRefusal('tooLarge')
  const names: string[] = []
  unzip(bytes, (name) => names.push(name) < 0)
  const chosen = choose(names)
  if (chosen === undefined) throw new RouteRefusal('kmz')
  const unpacked = unzip(bytes, (name, size) => {
    if (name === chosen && size > routeLimits.textBytes) throw new RouteRefusal('kmzTooLarge')
    return name === chosen
  })
  return unpacked[chosen] as Uint8Array
}
