import { activityChart } from './activity-chart.ts'
import { audit } from './audit.ts'
import { dashboard } from './dashboard.ts'
import { guide } from './guide.ts'
import { liveMap } from './live-map.ts'
import { publicMap } from './public-map.ts'

/** Texts of dashboard, live map, activity chart, public maps and guide. */
export const insight = { activityChart, audit, dashboard, guide, liveMap, publicMap }
