// The terms on which somebody may copy a published strategy: those of the day, or those that he came on.
import { subscriberLimit } from '#lib/contract/bots/subscription-limits.ts';
import type { AccountId } from '#server/engine/ids.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Copier, CopyTerms } from './plaza.ts';
import type { Published } from './published-strategies.ts';

type Asked = {
  readonly published: Published;
  readonly copier: Copier;
  /** True for a strategy of the house, which everybody may copy for nothing. */
  readonly isHouse: boolean;
  readonly subscribersOf: (strategyId: AccountId) => ReturnType<ExchangeClient['subscribersOf']>;
};

const free = { price: 0n, sharePercent: 0, isFull: false } as const;

export async function copyTerms({ published, copier, isHouse, subscribersOf }: Asked): Promise<CopyTerms> {
  const { strategyId, price, sharePercent, showsParameters } = published;
  if (copier.isAuthor) return { standing: 'own', ...free, showsParameters: true };
  if (isHouse) return { standing: 'house', ...free, showsParameters };
  const subscribers = await subscribersOf(strategyId);
  const known = subscribers.find(({ subscriberId }) => subscriberId === copier.subscriberId);
  if (known !== undefined) return { standing: 'subscribed', ...free, sharePercent: known.sharePercent, showsParameters };
  const isFull = subscribers.length >= subscriberLimit;
  return { standing: 'new', price, sharePercent, isFull, showsParameters: showsParameters && price === 0n };
}
