import type { Position } from '../contracts/vision-ingredient-detector.ts'
import type { Detection } from './detector.ts'
import { type Corners, overlap } from './nms.ts'

/** An object tracked from frame to frame. */
export interface Followed {
  id: number
  name: string
  confidence: number
  position: Position
}

interface Track {
  id: number
  position: Position
  /** Its labels in recent frames; older votes decay. */
  votes: Map<string, number>
  hits: number
  missed: number
}

interface FollowOptions {
  /** Frames that must agree before an object is shown: 1 when frames are seconds apart. */
  frames?: number
  /** Frames that it may be hidden before it is dropped. */
  patience?: number
}

const SAME = 0.3
const FADE = 0.75
/** How far a box moves towards its latest position. */
const PULL = 0.6

const corners = ({ x, y, width, height }: Position): Corners => [x, y, x + width, y + height]

const between = (from: Position, to: Position): Position => {
  const mix = (a: number, b: number) => a + (b - a) * PULL
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    width: mix(from.width, to.width),
    height: mix(from.height, to.height),
  }
}

/** The label with the most votes, and its share of the maximum possible. */
function winner({ votes, hits }: Track): { name: string; confidence: number } {
  let name = ''
  let most = 0
  for (const [one, vote] of votes) if (vote > most) [name, most] = [one, vote]
  // The total for a confidence of 1 in every frame.
  const full = (1 - FADE ** Math.min(hits, 50)) / (1 - FADE)
  return { name, confidence: full > 0 ? Math.min(1, most / full) : 0 }
}

/**
 * Links the detections of single frames, so that boxes move instead of jumping and a label needs the votes of
 * several frames instead of flickering with each.
 */
export function createFollower({ frames = 2, patience = 3 }: FollowOptions = {}) {
  let tracks: Track[] = []
  let count = 0

  const nearest = (detection: Detection, free: Set<Track>): Track | undefined => {
    let best: Track | undefined
    let most = SAME
    for (const track of free) {
      const shared = overlap(corners(track.position), corners(detection.position))
      if (shared >= most) [best, most] = [track, shared]
    }
    return best
  }

  return {
    /** Takes the detections of one frame and returns the current objects. */
    update(detections: readonly Detection[]): Followed[] {
      const free = new Set(tracks)
      for (const track of tracks) for (const [name, vote] of track.votes) track.votes.set(name, vote * FADE)
      for (const detection of detections) {
        let track = nearest(detection, free)
        if (track) {
          free.delete(track)
          track.position = between(track.position, detection.position)
        } else {
          track = { id: ++count, position: detection.position, votes: new Map(), hits: 0, missed: 0 }
          tracks.push(track)
        }
        track.hits++
        track.missed = 0
        track.votes.set(detection.name, (track.votes.get(detection.name) ?? 0) + detection.confidence)
      }
      for (const track of free) track.missed++
      tracks = tracks.filter((track) => track.missed <= patience)
      return tracks
        .filter((track) => track.hits >= frames)
        .map((track) => ({ id: track.id, position: track.position, ...winner(track) }))
    },
    forget() {
      tracks = []
    },
  }
}
