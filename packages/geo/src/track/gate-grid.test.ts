import { expect, it } from 'vitest'
import { createGrid } from './gate-grid.ts'
import { seeded } from '../drive/seeded.ts'

it('finds every point near a leg and hardly any other', () => {
  const random = seeded(5)
  const points = Array.from({ length: 20_000 }, () => ({ x: random() * 20_000, y: random() * 20_000 - 9000 }))
  const near = createGrid(points)
  const [from, to] = [{ x: 4020, y: -310 }, { x: 3990, y: -240 }] // oxfmt-ignore
  const found = [...near(from, to, 40)]
  const isNear = ({ x, y }: { x: number; y: number }) => x >= 3950 && x <= 4060 && y >= -350 && y <= -200
  expect(points.filter(isNear).every((point) => found.includes(point))).toBe(true)
  expect(found.length).toBeLessThan(40)
})
