// Asks a call for its answer, over any transport: the caller's rights, the venue that is meant, and the limits of the caller's region come first.
import type { AnyCall } from '#lib/contract/call.ts';
import { namesItsWorld, TradingMode } from '#lib/contract/trading-mode.ts';
import type { Session } from '#server/services/accounts/accounts.ts';

import { askWorld } from './ask-world.ts';
import { mayCall, mayOpen } from './access/may-call.ts';
import { openedBy, type Opened } from './access/opened-by.ts';
import { regionRefusal } from './access/region-refusal.ts';
import { namedMarkets } from './market/named-markets.ts';
import { createLiveHoldings } from './paper/live-holdings.ts';
import { Refusal } from './refusal/refusal.ts';
import type { Asked } from './asked.ts';
import type { SharedRooms, Visit } from './rooms.ts';
import { modeOf, roomsOf, type Venues } from './venues.ts';

/** A call as it is served. `Extra`: the fields that one transport gives to its handlers, beside those of every request. */
type Served<Extra> = {
  readonly call: AnyCall;
  /** The rooms that it is answered from. */
  readonly needs: readonly string[];
  answer(raw: unknown, session: Session | null, visit: Visit & Extra): Promise<unknown>;
};

type Fields = Readonly<Record<string, unknown>>;

export type Question<Extra> = {
  /** Null: nobody who is logged in; never so where the call asks for a user. */
  readonly session: Session | null;
  /** The account that the asking page was drawn for; undefined: none is named. */
  readonly drawnFor: string | undefined;
  /** The venue that the request names, '0' or '1'; undefined: it names none. */
  readonly paper: string | undefined;
  /** The world of somebody's own that it names; undefined: it names none. */
  readonly world: string | undefined;
  /** The country that it comes from; null: not known. */
  readonly country: string | null;
  /** Reads the fields of the request. Nothing is read of what may not be asked. */
  readonly read: () => Fields | Refusal;
  readonly context: Asked & Extra;
};

export type House = {
  readonly shared: SharedRooms;
  readonly venues: Venues;
  readonly openPaper: Visit['openPaper'];
};

export async function ask<Extra>(served: Served<Extra>, question: Question<Extra>, { shared, venues, openPaper }: House): Promise<unknown> {
  const { call, answer } = served;
  const { session, drawnFor, paper, world, country, read, context } = question;
  if (world !== undefined && namesItsWorld(call.path)) return askWorld(served, world, question, shared, venues);
  const refused = session === null ? null : mayCall(call, session, drawnFor);
  if (refused !== null) return refused;
  const mode = modeOf(call, paper, session);
  if (mode instanceof Refusal) return mode;
  const venue = await roomsOf(venues, mode);
  if (venue instanceof Refusal) return venue;
  const raw = read();
  if (raw instanceof Refusal) return raw;
  const where = { path: call.path, country, identityCountry: session?.identityCountry ?? null };
  const refusalToOpen = (opened: readonly Opened[]): Refusal | null =>
    regionRefusal({ ...where, opened, mode }, shared.site.read('regions')) ?? mayOpen(opened, session);
  const notHere = refusalToOpen(openedBy(call, raw, venue.listings));
  if (notHere !== null) return notHere;
  // Nobody reads an old book, or trades with an old quote.
  await venue.waking.wake(namedMarkets(raw, venue.listings));
  return answer(raw, session, {
    ...shared,
    ...venue,
    paperRooms: () => roomsOf(venues, TradingMode.paper),
    openPaper,
    roomsIn: (wanted) => roomsOf(venues, wanted),
    liveHoldings: createLiveHoldings(shared.accounts, venues.live),
    refusalToOpen,
    ...context,
  });
}
