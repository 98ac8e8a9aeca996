// The venue that a request is about: the session says it, and the request must say the same.
import { inPaper, isLiveAlone, namesItsWorld, TradingMode } from '#lib/contract/trading-mode.ts';
import type { AnyCall } from '#lib/contract/call.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { refuse, type Refusal } from './refusal/refusal.ts';
import type { VenueRooms } from './rooms.ts';

export type Venues = {
  readonly live: VenueRooms;
  /** Opens the venue of play money if need be; null: there is none. */
  readonly paper: (() => Promise<VenueRooms>) | null;
};

/** The mode of the world that a request names; null: something else than '1', '0' or nothing. */
function modeSaid(world: string | undefined): TradingMode | null {
  if (world === undefined || world === '0') return TradingMode.live;
  return world === inPaper ? TradingMode.paper : null;
}

/**
 * The mode of a request: of its session where it has one, else of the world that it names.
 * Refuses one that names another world than its session's, and in paper what is of real money alone.
 */
export function modeOf(call: AnyCall, world: string | undefined, session: Pick<Session, 'mode'> | null): TradingMode | Refusal {
  if (!namesItsWorld(call.path)) return session?.mode ?? TradingMode.live;
  const said = modeSaid(world);
  if (said === null || (session !== null && session.mode !== said)) return refuse('modeMismatch');
  if (said === TradingMode.paper && isLiveAlone(call.path)) return refuse('liveOnly');
  return said;
}

/** Refuses paper where there is no such venue. */
export async function roomsOf({ live, paper }: Venues, mode: TradingMode): Promise<VenueRooms | Refusal> {
  if (mode === TradingMode.live) return live;
  return paper === null ? refuse('paperOff') : paper();
}
