import { expect, test } from 'vitest'
import { createCrowd, type Scene } from './crowd.ts'

const scene = (given: Partial<Scene> = {}): Scene => ({
  at: Date.parse('2026-11-15T18:00:00+08:00'),
  place: [121.507, 25.0425],
  isStanding: false,
  isRainy: false,
  ...given,
})
const total = (group: Record<string, number>) => Object.values(group).reduce((sum, people) => sum + people, 0)

function computeMean(given: Partial<Scene>): number {
  const crowdAt = createCrowd(5)
  const counts = Array.from({ length: 400 }, () => crowdAt(scene(given)).peopleCount)
  return counts.reduce((sum, people) => sum + people, 0) / counts.length
}

test('everybody has one gender and one age group', () => {
  const crowdAt = createCrowd(1)
  for (let i = 0; i < 200; i++) {
    const { peopleCount, peopleGender, peopleAge } = crowdAt(scene({ isStanding: i % 2 === 0 }))
    expect([total(peopleGender), total(peopleAge)]).toEqual([peopleCount, peopleCount])
  }
})

test('there are more people in the evening than at night, at a stop than while driving, in dry weather than in rain', () => {
  const evening = computeMean({})
  expect(evening).toBeGreaterThan(2 * computeMean({ at: Date.parse('2026-11-15T04:00:00+08:00') }))
  expect(computeMean({ isStanding: true })).toBeGreaterThan(evening)
  expect(computeMean({ isRainy: true })).toBeLessThan(evening)
})

test('corners differ, and nearby positions are alike', () => {
  const means = Array.from({ length: 12 }, (_none, n) => computeMean({ place: [121.5 + n * 0.004, 25.04] }))
  expect(Math.max(...means)).toBeGreaterThan(2 * Math.min(...means))
  expect(Math.abs(computeMean({ place: [121.50701, 25.0425] }) - computeMean({}))).toBeLessThan(0.5)
})
