type Point = { x: number; y: number }
export type Name<Place> = { place: Place; text: string; at: Point }

const lineHeight = 16
/** An estimate: measuring each text would force a layout every time. */
const getWidth = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + (letter > '\u2E7F' ? 12 : 6.5), 4)

const isCovered = <Place>(one: Name<Place>, other: Name<Place>) =>
  Math.abs(one.at.y - other.at.y) < lineHeight &&
  Math.abs(one.at.x - other.at.x) < (getWidth(one.text) + getWidth(other.text)) / 2

/** Names that do not overlap; earlier ones win. */
export function roomyNames<Place>(names: readonly Name<Place>[]): Name<Place>[] {
  const kept: Name<Place>[] = []
  for (const name of names) if (!kept.some((other) => isCovered(name, other))) kept.push(name)
  return kept
}
