'use client';
// The coins of an auto-invest: how many it holds, their average entry and gain, and what is carried to the next round.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { BotHolding } from '#lib/contract/bots/bot.ts';
import { regularQuoteCoin } from '#lib/contract/bots/regular/regular-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { holdingProfit, type HoldingProfit } from '#lib/order-math/bots/regular/holding-profit.ts';
import { useBot } from '../../bot/bot-context.ts';
import { useLegs } from '../../create/state/use-legs.ts';
import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';

const none = '—';
const allShown = { hidden: [], onHidden: () => undefined };

type Held = BotHolding & { readonly price: string | null; readonly gain: HoldingProfit | null };

export function HoldingsPanel() {
  const t = useTranslations('bots.regular');
  const { bot } = useBot();
  const legOf = useLegs(bot.symbols);
  const rows = (bot.holdings ?? []).map((one): Held => {
    const price = legOf(one.symbolId)?.lastPrice ?? null;
    return { ...one, price, gain: price === null ? null : holdingProfit(one.count, one.paid, price) };
  });
  const money = (text: string): string => moneyText(text, regularQuoteCoin);
  const columns: readonly Column<Held>[] = [
    {
      id: 'coin',
      head: t('coin'),
      onCard: 'title',
      cell: ({ coin }) => (
        <span className="flex items-center gap-2">
          <CoinIcon coin={coin} size={18} />
          <bdi dir="ltr">{coin}</bdi>
        </span>
      ),
    },
    { id: 'count', head: t('quantity'), numeric: true, cell: ({ count }) => <NumberCell text={shortNumber(count)} /> },
    { id: 'paid', head: t('paid'), numeric: true, cell: ({ paid }) => money(paid) },
    {
      id: 'average',
      head: t('average'),
      numeric: true,
      cell: ({ gain }) => (gain === null || gain.averageEntry === null ? none : <NumberCell text={shortAmount(gain.averageEntry)} />),
    },
    {
      id: 'price',
      head: t('price'),
      numeric: true,
      cell: ({ price }) => (price === null ? none : <NumberCell text={shortAmount(price)} />),
    },
    {
      id: 'profit',
      head: t('floating'),
      numeric: true,
      cell: ({ gain }) =>
        gain === null ? (
          none
        ) : (
          <span className={toneOf(gain.profit)}>
            {profitText(gain.profit, regularQuoteCoin)}
            {gain.rate === null ? null : ` (${isolateLtr(formatPercent(gain.rate, { sign: 'always' }))})`}
          </span>
        ),
    },
    { id: 'carried', head: t('carried'), numeric: true, cell: ({ carried }) => (/[1-9]/.test(carried) ? money(carried) : none) },
  ];
  return <DataTable name={t('holdings')} columns={columns} rows={rows} keyOf={({ symbolId }) => symbolId} choice={allShown} />;
}
