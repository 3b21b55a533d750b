export type ActionName = {
  area: string
  /** As in folders: `point-card`. */
  noun: string
  verb: string
  /** `retire-vehicle` */
  file: string
  /** `retireVehicle` */
  call: string
  /** `vehicle.retire` */
  id: string
}

const areas = ['platform', 'advertising', 'road', 'shop', 'insight']
const isKebab = (text: string) => /^[a-z]+(-[a-z]+)*$/.test(text)
const toCamel = (text: string) =>
  text.replaceAll(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase())

export function readActionName(place: string, verb: string): ActionName {
  const [area = '', noun = ''] = place.split('/')
  if (!areas.includes(area)) throw new Error(`unknown area ${area}: one of ${areas.join(', ')}`)
  if (!isKebab(noun) || !isKebab(verb))
    throw new Error('noun and verb must be lower-case words joined by hyphens')
  const file = `${verb}-${noun}`
  return { area, noun, verb, file, call: toCamel(file), id: `${toCamel(noun)}.${toCamel(verb)}` }
}
