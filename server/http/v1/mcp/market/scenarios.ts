// Tells which bad days are on.
import { getScenarios } from '#lib/contract/calls/v1/mcp/market/scenarios.ts';
import { badDaysOf } from '#server/answers/market/told-source.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveScenarios = servePublic(getScenarios, ['market'], (_request, { market }) => ({ running: badDaysOf(market) }));
