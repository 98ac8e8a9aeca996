// The pace that the owner of a world asks for, as far as its grid and its time allow it.
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import type { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { longestStepMs, topSpeeds } from '#lib/contract/worlds/world-bounds.ts';
import type { WorldPace, WorldState } from '#server/worlds/worlds.ts';
import { refuse, refuseField, type Refusal } from '../refusal/refusal.ts';

type Wish = ParsedRequestOf<typeof setWorldClock>;

export function wantedPace({ action, speed, untilMs, ms }: Wish, { gridMs, timeMs }: WorldState): WorldPace | Refusal {
  if (action === 'stop') return { pace: 'run', speed: 0, untilMs: null };
  if (action === 'step') {
    if (ms === undefined) return refuseField('ms', 'is missing');
    const longest = longestStepMs(gridMs);
    return ms > longest ? refuseField('ms', `must be at most ${longest} on this grid`) : { pace: 'step', ms };
  }
  if (speed === undefined) return refuseField('speed', 'is missing');
  const wanted = speed === 'fastest' ? Number.POSITIVE_INFINITY : speed;
  if (wanted > topSpeeds[gridMs]) return refuse('worldSpeed', { max: topSpeeds[gridMs] });
  if (untilMs !== undefined && untilMs <= timeMs) return refuse('worldTimePassed');
  return { pace: 'run', speed: wanted, untilMs: untilMs ?? null };
}
