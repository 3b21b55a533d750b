import type { Route } from '@lumiroute/contract/route'
import { countPoints, importRoute, lengthKm, type Line, RouteRefusal, writeKml } from '@lumiroute/geo'
import { useRef, useState } from 'react'

/** State of the map and the figures; the KML itself is the form's value. */
export type RouteDraft = {
  lines: readonly Line[]
  lengthKm: number
  pointCount: number
  /** KML of a drawn line is generated on submit, with the final names. */
  isDrawn: boolean
  isReading: boolean
  refusal?: RouteRefusal | undefined
}

const nothing: RouteDraft = { lines: [], lengthKm: 0, pointCount: 0, isDrawn: false, isReading: false }
const typingMs = 300
const pause = () => new Promise((go) => setTimeout(go))
const wait = (ms: number) => new Promise((go) => setTimeout(go, ms))

const toDraft = (route: Route | undefined): RouteDraft =>
  route ? { ...nothing, ...route, lines: route.lines ?? [] } : nothing

type Told = { kml: string; name?: string | undefined }
type Hooks = {
  /** Current names in the form, for the KML of a drawn line. */
  names: () => { name: string; description: string }
  onKml: (told: Told) => void
}

/** The route's line, whether pasted, dropped or drawn; the last input wins. */
export function useRouteDraft(route: Route | undefined, { names, onKml }: Hooks) {
  const [draft, setDraft] = useState<RouteDraft>(() => toDraft(route))
  const turn = useRef(0)

  const read = async (source: () => Promise<Uint8Array | string>) => {
    const own = ++turn.current
    const isLate = () => own !== turn.current
    setDraft((now) => ({ ...now, isReading: true, refusal: undefined }))
    try {
      const given = await source()
      if (isLate()) return
      const { kml, shape } = await importRoute(given, pause)
      if (isLate()) return
      setDraft({ ...nothing, ...shape })
      onKml({ kml, name: shape.name })
    } catch (error) {
      if (isLate()) return
      const refusal = error instanceof RouteRefusal ? error : new RouteRefusal('notXml')
      setDraft((now) => ({ ...now, isReading: false, refusal }))
    }
  }

  return {
    draft,
    takeFile: (file: File) => read(async () => new Uint8Array(await file.arrayBuffer())),
    takeText: (text: string) => {
      onKml({ kml: text })
      if (text.trim()) return read(() => wait(typingMs).then(() => text))
      turn.current += 1
      setDraft(nothing)
      return undefined
    },
    takeLines: (lines: Line[]) => {
      turn.current += 1
      setDraft({
        ...nothing,
        lines,
        lengthKm: lengthKm(lines),
        pointCount: countPoints(lines),
        isDrawn: true,
      })
      onKml({ kml: lines.length > 0 ? writeKml({ ...names(), lines }) : '' })
    },
  }
}
