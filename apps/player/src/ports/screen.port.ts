import type { Programme as Picture, Region, StageItem } from '@lumiroute/stage'

export type View =
  | { kind: 'picture'; picture: Picture }
  | { kind: 'card'; title: string; note: string }
  | { kind: 'code'; code: string | null; note: string }

export type ScreenEvents = {
  onShow: (region: Region, item: StageItem) => void
  onError: (item: StageItem) => void
  /** The live stream's picture moved. */
  onMoved: () => void
}

export type ScreenPort = {
  orientation: () => Picture['orientation']
  listen: (events: ScreenEvents) => void
  show: (view: View) => void
  openStream: (url: string) => void
  closeStream: () => void
  /** The stream covers the picture, or stands by behind it. */
  raiseStream: (isRaised: boolean) => void
  capture: () => Promise<Blob | null>
}
