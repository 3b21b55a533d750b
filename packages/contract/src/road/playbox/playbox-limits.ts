/** Maximum rows per call of a device. */
export const maxSamples = 1000

export const ageBands = ['0-12', '13-18', '19-34', '35-59', '60+', 'unknown'] as const
export const genders = ['male', 'female', 'unknown'] as const
