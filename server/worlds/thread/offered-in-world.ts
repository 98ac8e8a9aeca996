// The rooms that a call is offered in a world.
import type { Asked } from '#server/answers/asked.ts';
import type { SharedRooms, VenueRooms, Visit } from '#server/answers/rooms.ts';
import type { WorldRooms, WorldVenue } from '../venue/open-world-venue.ts';
import type { AskedOfWorld } from '../worlds.ts';

type OfHouse = Pick<SharedRooms, 'site' | 'settings'>;

export type OfferedInWorld = WorldRooms &
  OfHouse &
  Pick<VenueRooms, 'backtests' | 'leaders'> &
  Pick<SharedRooms, 'accountOwners' | 'coinTitles' | 'now'> &
  Pick<Visit, 'refusalToOpen'> &
  Asked;

/** Seats are known by their numbers. */
const nobodyKnown: SharedRooms['accountOwners'] = () => Promise.resolve(new Map());

/** The operator's texts about coins are with the people. */
const untitled: SharedRooms['coinTitles'] = () => Promise.resolve(new Map());

export const offeredInWorld = (
  { rooms, world, backtestsOf, leadersOf }: WorldVenue,
  { seat, session, context }: AskedOfWorld,
  { site, settings }: OfHouse,
): OfferedInWorld => ({
  ...rooms,
  backtests: backtestsOf(seat, session.userId),
  leaders: leadersOf(seat),
  site,
  settings,
  accountOwners: nobodyKnown,
  coinTitles: untitled,
  now: () => world.timeMs,
  refusalToOpen: () => null,
  ...context,
});
