// Begins and ends bad days in either market of the live venue or in all of demo trading, and lists contracts that are delivered soon.
import { controlScenario } from '#lib/contract/calls/v1/operator/market/scenario.ts';
import { steerScenario } from '#server/answers/market/steer-scenario.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveOperator } from '#server/http/serving/serve.ts';

export const serveControlScenario = serveOperator(
  controlScenario,
  ['paperRooms', 'market'],
  async ({ world }, visit) => {
    const rooms = world === 'paper' ? await visit.paperRooms() : visit;
    return rooms instanceof Refusal ? null : { running: rooms.market.scenarios?.running() ?? [] };
  },
  async (request, visit) => {
    const rooms = request.world === 'paper' ? await visit.paperRooms() : visit;
    return rooms instanceof Refusal ? rooms : steerScenario(rooms.market, request);
  },
);
