// Begins and ends bad days: in either market of the live venue, or in all of demo trading.
import { controlScenario } from '#lib/contract/calls/v1/operator/market/scenario.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';
import { steerScenario } from '#server/answers/paper/steer-scenario.ts';

export const serveControlScenario = serveOperator(
  controlScenario,
  ['paperRooms', 'market'],
  async ({ world }, visit) => {
    const rooms = world === 'paper' ? await visit.paperRooms() : visit;
    return rooms instanceof Refusal ? null : { running: rooms.market.scenarios?.running() ?? [] };
  },
  async (request, visit) => {
    const rooms = request.world === 'paper' ? await visit.paperRooms() : visit;
    if (rooms instanceof Refusal) return rooms;
    const refusal = steerScenario(rooms.market, request);
    return refusal instanceof Refusal ? refusal : { running: [...(rooms.market.scenarios?.running() ?? [])] };
  },
);
