'use client';
// Both legs of an arbitrage bot: the coins, the position with its liquidation, how far apart the prices are, and what funding has paid.
import { useTranslations } from 'next-intl';

import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { isReverse } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { useBot } from '#features/bots/bot/bot-context.ts';
import { FigureList } from '#features/bots/words/figure-list.tsx';
import { moneyText, profitText } from '#components/trading/money-text.ts';
import { arbitrageDraft } from '../arbitrage-draft.ts';
import { signedRate } from '../arbitrage-pairs.tsx';
import { useArbitrageDetail } from '../use-arbitrage-detail.ts';

const none = '—';

export function LegsPanel() {
  const t = useTranslations('bots.arbitrage');
  const { bot, market } = useBot();
  const detail = useArbitrageDetail();
  if (detail === undefined) return <ListWaiting />;
  const { position } = detail.bot;
  const isOwing = isReverse(arbitrageDraft.termsOf(bot.bot));
  const interest = { id: 'interest', name: t('interestSoFar'), value: moneyText(detail.interest, bot.coin) };
  const coins = (count: string): string => isolateLtr(`${shortNumber(count)} ${market.baseCoin}`);
  const price = (text: string | null = null): string => (text === null ? none : isolateLtr(formatPrice(text, market.pricePlace)));
  return (
    <div className="max-w-md p-3">
      <FigureList
        lines={[
          { id: 'spot', name: t(isOwing ? 'owedLeg' : 'spotLeg'), value: coins(isOwing ? detail.owedCount : detail.spotCount) },
          { id: 'contract', name: t(isOwing ? 'longLeg' : 'shortLeg'), value: coins(detail.contractCount) },
          { id: 'entry', name: t('entry'), value: price(position?.averagePrice) },
          { id: 'margin', name: t('margin'), value: position === null ? none : moneyText(position.margin, bot.coin) },
          { id: 'liquidation', name: t('liquidation'), value: price(position?.liquidationPrice) },
          { id: 'basis', name: t('basis'), value: signedRate(detail.basis) },
          { id: 'income', name: t('incomeSoFar'), value: profitText(detail.income, bot.coin) },
          ...(isOwing ? [interest] : []),
        ]}
      />
    </div>
  );
}
