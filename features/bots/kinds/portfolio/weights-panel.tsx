'use client';
// The coins of a portfolio: what each is worth and should be worth, drawn as bars, its average price and its gain, and what waits to buy it.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { portfolioQuoteCoin } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { type HeldCoin, heldCoins } from '#lib/order-math/bots/portfolio/portfolio-holdings.ts';
import { useBot } from '../../bot/bot-context.ts';
import { useLegs } from '../../create/state/use-legs.ts';
import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';
import { portfolioDraft, portfolioSymbolId } from './portfolio-draft.ts';

const none = '—';
const allShown = { hidden: [], onHidden: () => undefined };

/** The share as a bar, with a mark where it should end. */
function ShareBar({ share, target }: { readonly share: string | null; readonly target: string }) {
  const percent = (text: string): string => `${Math.min(100, Number(text) * 100)}%`;
  return (
    <span aria-hidden className="relative block h-1.5 w-24 rounded-full max-md:w-14 bg-surface-3">
      <span className="absolute inset-y-0 start-0 rounded-full bg-accent" style={{ width: percent(share ?? '0') }} />
      <span className="absolute -inset-y-0.5 w-0.5 bg-primary" style={{ insetInlineStart: percent(target) }} />
    </span>
  );
}

function useHeld(): readonly HeldCoin[] {
  const { bot } = useBot();
  const legOf = useLegs(bot.symbols);
  const cash = bot.coins.find(({ coin }) => coin === portfolioQuoteCoin);
  return heldCoins({
    coins: portfolioDraft.termsOf(bot.bot).coins,
    holdings: bot.holdings ?? [],
    money: cash?.available ?? '0',
    priceOf: (coin) => legOf(portfolioSymbolId(coin))?.lastPrice ?? null,
  });
}

export function WeightsPanel() {
  const t = useTranslations('bots.portfolio');
  const rows = useHeld();
  const rate = (text: string | null): string => (text === null ? none : isolateLtr(formatPercent(text)));
  const columns: readonly Column<HeldCoin>[] = [
    {
      id: 'coin',
      head: t('coinHead'),
      onCard: 'title',
      cell: ({ coin }) => (
        <span className="flex items-center gap-2">
          <CoinIcon coin={coin} size={18} />
          <bdi dir="ltr">{coin}</bdi>
        </span>
      ),
    },
    {
      id: 'share',
      head: t('share'),
      cell: ({ share, target }) => (
        <span className="flex items-center gap-2">
          <ShareBar share={share} target={target} />
          {rate(share)}
        </span>
      ),
    },
    { id: 'target', head: t('target'), numeric: true, cell: ({ target }) => rate(target) },
    {
      id: 'value',
      head: t('value'),
      numeric: true,
      cell: ({ value }) => (value === null ? none : moneyText(value, portfolioQuoteCoin)),
    },
    { id: 'count', head: t('quantity'), numeric: true, cell: ({ count }) => <NumberCell text={shortNumber(count)} /> },
    {
      id: 'average',
      head: t('average'),
      numeric: true,
      cell: ({ averagePrice }) => (averagePrice === null ? none : <NumberCell text={shortAmount(averagePrice)} />),
    },
    {
      id: 'profit',
      head: t('profit'),
      numeric: true,
      cell: ({ profit }) => (profit === null ? none : <span className={toneOf(profit)}>{profitText(profit, portfolioQuoteCoin)}</span>),
    },
    {
      id: 'carried',
      head: t('carried'),
      numeric: true,
      cell: ({ carried }) => (/[1-9]/.test(carried) ? moneyText(carried, portfolioQuoteCoin) : none),
    },
  ];
  return (
    <>
      <DataTable name={t('weights')} columns={columns} rows={rows} keyOf={({ coin }) => coin} choice={allShown} />
      <p className="px-3 py-2 text-2xs text-muted">{t('weightsAbout')}</p>
    </>
  );
}
