'use client';
// The way to the page on which a bot is made, with the parameters of a strategy filled in.
import { useTranslations } from 'next-intl';

import type { BotTerms } from '#lib/contract/bots/bot-terms.ts';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { botKinds, createPath, kindOfType } from '../../kinds/bot-kinds.ts';
import { useAddressOf } from '../../kinds/use-address-of.ts';
import type { MarketOf } from '../../lists/use-bot-markets.ts';

type Props = { readonly strategy: RankedStrategy; readonly marketOf: MarketOf };

function LinkOfTerms({ strategy, bot, marketOf }: Props & { readonly bot: BotTerms }) {
  const t = useTranslations('plaza.hot');
  const addressOf = useAddressOf(bot.kind);
  const market = marketOf(strategy.symbolId);
  if (addressOf === null || market === undefined) return null;
  const kind = kindOfType(strategy.strategyType);
  const page = createPath(kind, 'name' in market ? market.name : market.symbol);
  return (
    <Link
      href={`${page}?${addressOf(bot, botKinds[kind], market).toString()}`}
      className="mt-auto text-xs text-accent hover:underline max-md:py-2"
    >
      {t('take')}
    </Link>
  );
}

/** Nothing where the parameters are not shown, or their market is listed no more. */
export function FormLink({ strategy, marketOf }: Props) {
  return strategy.bot === null ? null : <LinkOfTerms strategy={strategy} bot={strategy.bot} marketOf={marketOf} />;
}
