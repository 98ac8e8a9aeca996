// Starts an auto-invest.
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/placeStrategyRegular.ts';
import { regularFieldOf, toRegularTerms } from '#lib/contract/wire/bots/regular-fields.ts';
import { regularSymbols } from '#server/answers/bots/regular/regular-symbols.ts';
import { startBot } from '#server/answers/bots/start-bot.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { regularTermsProblem } from '#server/services/bots/regular/preview-of-regular.ts';

export const servePlaceStrategyRegular = serveUser(
  placeStrategyRegular,
  ['bots', 'listings', 'now', 'settings', 'newReference'],
  (request, session, rooms) => {
    const terms = toRegularTerms(request);
    // Said before its markets are looked for: a coin that is named twice would have one of them twice.
    const problem = regularTermsProblem(terms);
    if (problem !== null) return refuse(problem.code, { ...problem.params, field: regularFieldOf[problem.field] });
    const strategyType = terms.coins.length === 1 ? StrategyType.regular : StrategyType.regularSeveral;
    const asked = { strategyType, clientOid: request.clientOid, symbols: regularSymbols(terms) };
    return startBot(asked, { kind: 'regular', terms }, session, rooms);
  },
);
