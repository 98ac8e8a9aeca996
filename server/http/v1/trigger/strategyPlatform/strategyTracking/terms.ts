// Tells a user on which terms he may copy a strategy.
import { getCopyTerms } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/terms.ts';
import { copierOf } from '#server/answers/plaza/copier-of.ts';
import { priceText } from '#server/answers/plaza/to-publication.ts';
import { refuse } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveCopyTerms = serveUser(getCopyTerms, ['plaza', 'accounts'], async ({ strategyId }, session, { plaza, accounts }) => {
  const source = await plaza.publishedBot(Number(strategyId));
  if (source === null) return refuse('notPublished');
  const terms = await plaza.copyTerms(source.strategyId, await copierOf(session, source.ownerId, { accounts }));
  if (terms === null) return refuse('notPublished');
  const { standing, price, sharePercent, isFull, showsParameters } = terms;
  return { standing, price: priceText(price), profitShare: sharePercent, isFull, bot: showsParameters ? source.terms : null };
});
