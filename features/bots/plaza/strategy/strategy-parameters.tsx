'use client';
// The parameters of a strategy where its owner shows them, to everybody or to those who have paid for them; otherwise why they are not here.
import { useTranslations } from 'next-intl';

import { useCall } from '#lib/api/query/use-call.ts';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { getCopyTerms } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyTracking/terms.ts';
import { useUser } from '#lib/session/user.ts';
import { TermLines } from '../../kinds/term-lines.tsx';
import { useBotMarkets } from '../../lists/use-bot-markets.ts';
import { FormLink } from '../cards/form-link.tsx';

/** A visitor has paid for nothing. */
function usePaidParameters({ strategyId, published, bot }: RankedStrategy): RankedStrategy['bot'] {
  const user = useUser();
  const isForSale = published?.showsParameters === true && bot === null;
  const { data } = useCall(getCopyTerms, { strategyId }, { enabled: user !== null && isForSale });
  return data?.bot ?? null;
}

export function StrategyParameters({ strategy }: { readonly strategy: RankedStrategy }) {
  const t = useTranslations('plaza.strategy');
  const marketOf = useBotMarkets([strategy.symbolId]);
  const paid = usePaidParameters(strategy);
  const { published } = strategy;
  const bot = strategy.bot ?? paid;
  const unseen = published === null ? 'notPublished' : published.showsParameters ? 'forSale' : 'hidden';
  return (
    <>
      <p className="text-xs leading-5 text-muted">{t(bot === null ? unseen : 'shown')}</p>
      {bot === null ? null : <TermLines bot={bot} />}
      <FormLink strategy={{ ...strategy, bot }} marketOf={marketOf} />
    </>
  );
}
