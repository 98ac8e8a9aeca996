// A world, its run, its seats and its links, as calls tell them.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getWorld } from '#lib/contract/calls/v1/world/detail.ts';
import { worldColour, type WorldRow, type WorldRun } from '#lib/contract/worlds/world.ts';
import type { SeatInWorld, WorldLink, WorldSeat } from '#server/worlds/register/register.ts';
import type { WorldState } from '#server/worlds/worlds.ts';

const clockOf = ({ timeMs, gridMs, speed, untilMs }: WorldState): NonNullable<WorldRow['clock']> => ({
  timeMs,
  gridMs,
  speed: Number.isFinite(speed) ? speed : 'fastest',
  untilMs,
});

/** `state`: null while it sleeps. */
export function worldRowOf({ world, seat }: SeatInWorld, state: WorldState | null): WorldRow {
  const { worldId, name, colour, isKept, runsOn, createdAtMs, lastSeenMs, bytes } = world;
  return {
    worldId,
    name,
    colour: worldColour.parse(colour),
    role: seat.role,
    seatNumber: seat.seatNumber,
    kept: isKept,
    runsOn,
    createdAtMs,
    lastSeenMs,
    bytes: state?.bytes ?? bytes,
    clock: state === null ? null : clockOf(state),
  };
}

export const worldRunOf = (state: WorldState): WorldRun => {
  const { genesis, scenario, delisted, sequence, hash, bytes, faults } = state;
  const { symbols, seed, startMs, prices = null, tape = null } = genesis;
  const running = scenario === null ? null : { kind: scenario.kind, seed: scenario.seed, startMs: scenario.startMs };
  return {
    ...clockOf(state),
    symbols: [...symbols],
    seed,
    startMs,
    prices: prices === null ? null : [...prices],
    tape,
    scenario: running,
    delisted: [...delisted],
    sequence,
    hash,
    bytes,
    faults: [...faults],
  };
};

export const worldSeatOf = (seat: WorldSeat, myUserId: string): ResponseOf<typeof getWorld>['seats'][number] => ({
  seatId: String(seat.seatId),
  role: seat.role,
  seatNumber: seat.seatNumber,
  joinedAtMs: seat.joinedAtMs,
  frozen: seat.isFrozen,
  isMine: seat.userId === myUserId,
});

export const worldLinkOf = ({ linkId, ...link }: WorldLink): ResponseOf<typeof getWorld>['links'][number] => ({
  linkId: String(linkId),
  ...link,
});
