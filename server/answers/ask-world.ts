// Asks a call of a world of somebody's own: by the seat that the caller has there, and answered on the thread of worlds.
import { isChanging } from '#lib/contract/wire/body.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import type { AnyCall } from '#lib/contract/call.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import type { OfferedInWorld } from '#server/worlds/thread/offered-in-world.ts';
import { mayCall, refusedByFreeze } from './access/may-call.ts';
import { refuse, Refusal } from './refusal/refusal.ts';
import type { Asked } from './asked.ts';
import type { SharedRooms } from './rooms.ts';
import type { Venues } from './venues.ts';
import { withDemoPast } from './worlds/demo-past.ts';

/** The rooms of a world: those of many people, and of the house, are not among them. */
const worldRooms: Readonly<Record<keyof OfferedInWorld, true>> = {
  client: true,
  projections: true,
  listings: true,
  convert: true,
  bots: true,
  automation: true,
  leaders: true,
  leadCoinOf: true,
  market: true,
  waking: true,
  tradeJournal: true,
  backtests: true,
  usdtPrice: true,
  newReference: true,
  publications: true,
  site: true,
  settings: true,
  accountOwners: true,
  coinTitles: true,
  now: true,
  refusalToOpen: true,
  caller: true,
  requestId: true,
  operator: true,
  siteAddress: true,
  proof: true,
};

/** A call that names all of its rooms. */
type Served = { readonly call: AnyCall; readonly needs: readonly string[] };

/** A call is in a world when all rooms that it names are. */
const isInWorlds = ({ call, needs }: Served): boolean => call.verification === undefined && needs.every((name) => name in worldRooms);

type Question = {
  readonly session: Session | null;
  readonly drawnFor: string | undefined;
  readonly paper: string | undefined;
  readonly read: () => Readonly<Record<string, unknown>> | Refusal;
  readonly context: Asked;
};

export async function askWorld(
  served: Served,
  worldId: string,
  { session, drawnFor, paper, read, context }: Question,
  { worlds }: Pick<SharedRooms, 'worlds'>,
  venues: Pick<Venues, 'paper'>,
): Promise<unknown> {
  if (session === null) return refuse('notLoggedIn');
  const refused = mayCall(served.call, session, drawnFor);
  if (refused !== null) return refused;
  if (paper !== undefined) return refuse('worldOrDemo');
  const found = await worlds.seatOf(worldId, session.userId);
  if (found instanceof Refusal) return found;
  if (!isInWorlds(served)) return refuse('notInWorlds');
  if (found.seat === null && isChanging(served.call)) return refuse('noPermission');
  const frozen = found.isFrozen && isChanging(served.call) ? refusedByFreeze(served.call, '', false) : null;
  if (frozen !== null) return frozen;
  const fields = read();
  if (fields instanceof Refusal) return fields;
  const { caller, requestId, operator, siteAddress, proof } = context;
  const answer = await worlds.house.ask(worldId, {
    path: served.call.path,
    fields,
    session: { ...session, mode: TradingMode.paper },
    seat: found.seat,
    context: { caller, requestId, operator, siteAddress, proof },
  });
  return served.call.path === getCandles.path
    ? withDemoPast(answer, fields, worlds.house.stateIfAwake(worldId)?.genesis ?? null, venues)
    : answer;
}
