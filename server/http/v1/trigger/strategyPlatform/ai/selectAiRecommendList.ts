// Lists terms that did best on the past of markets.
import { getSuggestions } from '#lib/contract/calls/v1/trigger/strategyPlatform/ai/selectAiRecommendList.ts';
import { servePublic } from '#server/http/serving/serve.ts';

export const serveSuggestions = servePublic(getSuggestions, ['listings'], () => ({ list: [], pending: true }));
