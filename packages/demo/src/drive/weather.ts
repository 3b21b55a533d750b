import { seeded } from '@lumiroute/geo'

export type Weather = { currentTemp: number; currentHumidity: number; isRainy: boolean }

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** UTC offset of Taiwan, for sunrise and sunset; demo and simulator drive nowhere else. */
const sunHours = 8

/** A day in late autumn, with a shower or two on half of the days. */
export function createWeather(seed: number): (at: number) => Weather {
  const random = seeded(seed)
  const mildness = 21 + 5 * random()
  const showers = Array.from({ length: Math.floor(random() * 3) }, () => {
    const from = 8 + 12 * random()
    return { from, until: from + 0.3 + 1.2 * random() }
  })
  return (at) => {
    const hour = ((at + sunHours * hourMs) % dayMs) / hourMs
    const isRainy = showers.some(({ from, until }) => hour >= from && hour < until)
    const warmth = 3.5 * Math.sin(((hour - 9) / 24) * 2 * Math.PI)
    const temp = mildness + warmth - (isRainy ? 1.5 : 0)
    return {
      currentTemp: tenth(temp),
      currentHumidity: Math.round(74 - 3 * warmth + (isRainy ? 14 : 0)),
      isRainy,
    }
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10
