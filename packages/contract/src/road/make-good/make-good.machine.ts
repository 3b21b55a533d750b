/** proposed by the job; the operator decides once. */
export const makeGoodStates = ['proposed', 'credited', 'rebooked', 'declined'] as const
export type MakeGoodState = (typeof makeGoodStates)[number]

export const makeGoodActions = ['credit', 'rebook', 'decline'] as const
export type MakeGoodAction = (typeof makeGoodActions)[number]

type Transition = { action: MakeGoodAction; from: MakeGoodState; becomes: MakeGoodState }

/** Every transition of a make-good; anything else is a 409. */
export const makeGoodTransitions: readonly Transition[] = [
  { action: 'credit', from: 'proposed', becomes: 'credited' },
  { action: 'rebook', from: 'proposed', becomes: 'rebooked' },
  { action: 'decline', from: 'proposed', becomes: 'declined' },
]

export const findMakeGoodTransition = (state: MakeGoodState, action: MakeGoodAction) =>
  makeGoodTransitions.find((move) => move.from === state && move.action === action)

export const listMakeGoodActions = (state: MakeGoodState): MakeGoodAction[] =>
  makeGoodActions.filter((action) => findMakeGoodTransition(state, action))
