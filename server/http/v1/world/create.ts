// Makes a world of one's own.
import { randomUUID } from 'node:crypto';

import { createWorld } from '#lib/contract/calls/v1/world/create.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { worldRowOf } from '#server/answers/worlds/told-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

const minuteMs = 60_000;

export const serveCreateWorld = serveUser(createWorld, ['worlds', 'now'], async (request, { userId }, { worlds, now }) => {
  const { name, colour, symbols, gridMs, seed = randomUUID(), startMs = Math.floor(now() / minuteMs) * minuteMs } = request;
  const made = await worlds.create(userId, { name, colour, genesis: { version: 1, seed, startMs, symbols, gridMs } });
  return made instanceof Refusal ? made : worldRowOf(made, worlds.house.stateIfAwake(made.world.worldId));
});
