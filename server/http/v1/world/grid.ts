// Sets another time between two moves of a world's markets.
import { setWorldGrid } from '#lib/contract/calls/v1/world/grid.ts';
import { topSpeeds } from '#lib/contract/worlds/world-bounds.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { steer } from '#server/answers/worlds/with-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetWorldGrid = serveUser(setWorldGrid, ['worlds'], ({ worldId, gridMs }, { userId }, { worlds }) =>
  steer({ worldId, userId, worlds }, async (house, { speed }) =>
    speed > topSpeeds[gridMs] ? refuse('worldSpeed', { max: topSpeeds[gridMs] }) : house.tell(worldId, { order: 'grid', gridMs }),
  ),
);
