/** What a person must do after signing in before anything else, one after the other in this sequence. */
export const requiredSteps = ['newPassword', 'secondFactor'] as const
export type RequiredStep = (typeof requiredSteps)[number]
