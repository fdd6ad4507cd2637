import type { MonitorStatus } from '#core/contracts/scrape-results.ts'
import * as strings from './strings.ts'

type Tone = 'accent' | 'turmeric' | 'herb' | 'danger' | 'clay'

/** The server's status names; a stopped job is idle there. */
export const JOB_STATES: Record<MonitorStatus, { word: string; tone: Tone }> = {
  idle: { word: strings.stateStopped, tone: 'clay' },
  running: { word: strings.stateRunning, tone: 'accent' },
  paused: { word: strings.statePaused, tone: 'turmeric' },
  completed: { word: strings.stateCompleted, tone: 'herb' },
  error: { word: strings.stateError, tone: 'danger' },
}
