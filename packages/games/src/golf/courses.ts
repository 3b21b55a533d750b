/**
 * Holes on a field of 1000 × 1000, from left to right; an upright screen plays them from bottom to top. Walls
 * are lines of points. A way for the computer's balls leads to the cup.
 */
export type Point = readonly [x: number, y: number]
type Line = readonly Point[]
export type Course = {
  cup: Point
  walls: readonly Line[]
  posts: readonly Point[]
  /** x, y, width, height. */
  sand: readonly (readonly [number, number, number, number])[]
  way: readonly Point[]
}

const plain = { walls: [], posts: [], sand: [], way: [] }

export const courses: readonly Course[] = [
  { ...plain, cup: [860, 500], posts: [[560, 500]] },
  {
    ...plain,
    cup: [880, 240],
    walls: [
      [
        [540, 0],
        [540, 560],
      ],
    ],
    way: [
      [540, 800],
      [720, 700],
    ],
  },
  {
    ...plain,
    cup: [880, 760],
    walls: [
      [
        [460, 1000],
        [460, 480],
      ],
      [
        [680, 0],
        [680, 430],
      ],
    ],
    way: [
      [460, 240],
      [680, 720],
    ],
  },
  {
    ...plain,
    cup: [840, 500],
    walls: [
      [
        [700, 240],
        [560, 500],
        [700, 760],
      ],
    ],
    way: [
      [700, 110],
      [860, 200],
      [700, 890],
      [860, 800],
    ],
  },
  {
    ...plain,
    cup: [880, 500],
    sand: [[420, 200, 200, 600]],
    posts: [
      [720, 260],
      [720, 740],
    ],
  },
  {
    ...plain,
    cup: [860, 180],
    walls: [
      [
        [480, 330],
        [1000, 330],
      ],
    ],
    posts: [[640, 620]],
    way: [[420, 170]],
  },
  {
    ...plain,
    cup: [760, 500],
    walls: [
      [
        [640, 300],
        [860, 300],
      ],
      [
        [640, 700],
        [860, 700],
      ],
      [
        [920, 400],
        [920, 600],
      ],
    ],
    posts: [
      [480, 350],
      [480, 650],
    ],
  },
  {
    ...plain,
    cup: [880, 820],
    walls: [
      [
        [400, 0],
        [640, 380],
      ],
      [
        [400, 1000],
        [640, 620],
      ],
    ],
    way: [
      [640, 500],
      [780, 600],
    ],
  },
]
