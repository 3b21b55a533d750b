export const activityChart = {}
