// Runs and stops the clock of a world, and lets it take a step.
import { setWorldClock } from '#lib/contract/calls/v1/world/clock.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { wantedPace } from '#server/answers/worlds/wanted-pace.ts';
import { steer } from '#server/answers/worlds/with-world.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSetWorldClock = serveUser(setWorldClock, ['worlds'], (request, { userId }, { worlds }) =>
  steer({ worldId: request.worldId, userId, worlds }, async (house, state) => {
    const pace = wantedPace(request, state);
    return pace instanceof Refusal ? pace : house.go(request.worldId, pace);
  }),
);
