export const publicMap = {}
