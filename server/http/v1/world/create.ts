// Makes a world of one's own.
import { randomUUID } from 'node:crypto';

import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { demoPrices } from '#server/answers/worlds/demo-prices.ts';
import { worldRowOf } from '#server/answers/worlds/told-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const minuteMs = 60_000;

export const serveCreateWorld = serveUser(
  createWorld,
  ['worlds', 'paperRooms', 'now'],
  async ({ name, colour, symbols, gridMs, seed = randomUUID(), prices, startMs, tape }, { userId }, { worlds, paperRooms, now }) => {
    if (prices === 'now' && startMs !== undefined) return refuseField('startMs', 'must be left out with the prices of now');
    if (tape !== undefined && startMs !== undefined) return refuseField('startMs', 'must be left out with a tape');
    if (tape !== undefined && prices === 'now') return refuseField('prices', 'must be left out with a tape');
    const demo = prices === 'now' ? await paperRooms() : null;
    if (demo instanceof Refusal) return demo;
    const first = demo === null ? null : await demoPrices(symbols, demo);
    if (first instanceof Refusal) return first;
    const begins = { seed, startMs: startMs ?? Math.floor(now() / minuteMs) * minuteMs, symbols, gridMs };
    const genesis = { version: 1 as const, ...begins, ...(first === null ? {} : { prices: first }) };
    const made = await worlds.create(userId, { name, colour, genesis, ...(tape === undefined ? {} : { tape }) });
    return made instanceof Refusal ? made : worldRowOf(made, worlds.house.stateIfAwake(made.world.worldId));
  },
);
