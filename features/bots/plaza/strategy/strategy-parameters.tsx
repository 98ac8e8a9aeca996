'use client';
// The parameters of a strategy where its owner shows them, as the form has them; otherwise why they are not here.
import { useTranslations } from 'next-intl';

import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { useBotMarkets } from '../../lists/use-bot-markets.ts';
import { FormLink } from '../cards/form-link.tsx';

export function StrategyParameters({ strategy }: { readonly strategy: RankedStrategy }) {
  const t = useTranslations('plaza.strategy');
  const marketOf = useBotMarkets([strategy.symbolId]);
  const said = strategy.published === null ? 'notPublished' : strategy.bot === null ? 'hidden' : 'shown';
  return (
    <>
      <p className="text-xs leading-5 text-muted">{t(said)}</p>
      <FormLink strategy={strategy} marketOf={marketOf} />
    </>
  );
}
