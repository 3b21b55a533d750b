export const liveMap = {}
