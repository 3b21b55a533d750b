import { activityChart } from './activity-chart.ts'
import { dashboard } from './dashboard.ts'
import { liveMap } from './live-map.ts'
import { publicMap } from './public-map.ts'

/** How it goes: dashboard, live map, activity chart, public maps. */
export const insight = { activityChart, dashboard, liveMap, publicMap }
