import type { Deps } from '../../deps.ts'

export type Mark = 'A' | 'B'

/** The begin of every marked text of a store. */
export const markOf = (mark: Mark) => `LEAK-${mark}`

export type Person = {
  mbrName: string
  mbrMobile: string
  mbrEmail: string
  mbrAddr: string
  mbrBirth: string
}

/** Values that no mask leaves whole; the mark is in the part that a mask hides. */
export const people: Record<Mark, Person> = {
  A: {
    mbrName: '甲LEAK-A-PERSON甲',
    mbrMobile: '0911222333',
    mbrEmail: 'xleak-a-person@example.tw',
    mbrAddr: '台北市LEAK-A-PERSON路',
    mbrBirth: '1971-02-03',
  },
  B: {
    mbrName: '乙LEAK-B-PERSON乙',
    mbrMobile: '0944555666',
    mbrEmail: 'xleak-b-person@example.tw',
    mbrAddr: '高雄市LEAK-B-PERSON路',
    mbrBirth: '1984-05-06',
  },
}

/** The store that is filled, and how to mark a text of it. */
export type Filling = { deps: Deps; storeId: number; word: (name: string) => string; person: Person }
