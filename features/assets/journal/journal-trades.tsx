// Closed positions, the last one to end first: what each brought after costs, and what its owner wrote to it.
import { getTranslations } from 'next-intl/server';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { JournalTrade } from '#lib/contract/history/trade-journal.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { EditNote } from './edit-note.tsx';
import { JournalAmount } from './journal-amount.tsx';
import { JournalTime } from './journal-time.tsx';
import { journalAddress, type JournalView } from './journal-view.ts';

type Props = {
  readonly trades: readonly JournalTrade[];
  readonly markets: ReadonlyMap<string, ContractMarket>;
  readonly nameOf: (symbolId: string) => string;
  readonly view: JournalView;
};

export async function JournalTrades({ trades, markets, nameOf, view }: Props) {
  const t = await getTranslations('portfolio.journal');
  const positions = await getTranslations('positions');
  return (
    <ul className="divide-y divide-subtle rounded-xl border border-subtle bg-surface-1">
      {trades.map((trade) => {
        const { roundId, symbolId, holdSide, leverage, coin, closeTimeMs, closedBy, note, tags } = trade;
        const market = markets.get(symbolId);
        const price = (text: string) => <bdi dir="ltr">{formatPrice(text, market?.pricePlace ?? 2)}</bdi>;
        const side = positions(`side.${holdSide}`);
        const unit = market === undefined ? '' : market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
        const facts = [
          [
            positions('column.quantity'),
            <bdi key="q" dir="ltr">
              {`${shortNumber(trade.closedCount)} ${unit}`.trim()}
            </bdi>,
          ],
          [positions('column.entry'), price(trade.averageOpenPrice)],
          [positions('column.exitPrice'), price(trade.averageClosePrice)],
          [positions('column.profit'), <JournalAmount key="p" amount={trade.achievedProfits} coin={coin} />],
          [positions('column.fee'), <JournalAmount key="f" amount={trade.paidFees} coin={coin} />],
          [positions('tab.funding'), <JournalAmount key="u" amount={trade.paidFunding} coin={coin} />],
        ] as const;
        return (
          <li key={roundId} id={`trade-${roundId}`} className="flex flex-col gap-3 p-4 md:px-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
                <bdi dir="ltr">{nameOf(symbolId)}</bdi>
                <span className={holdSide === 'long' ? 'text-positive' : 'text-negative'}>{side}</span>
                <bdi dir="ltr" className="font-normal text-muted">
                  {leverage}×
                </bdi>
                <span className="text-xs font-normal text-muted">
                  {positions(`closedBy.${closedBy}`)} · <JournalTime timeMs={closeTimeMs} />
                </span>
              </h3>
              <p className="text-sm font-semibold">
                <span className="text-xs font-normal text-muted">{positions('column.net')} </span>
                <JournalAmount amount={trade.netProfit} coin={coin} />
              </p>
            </div>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-xs sm:grid-cols-3 lg:grid-cols-6">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt className="text-muted">{name}</dt>
                  <dd className="mt-0.5">{value}</dd>
                </div>
              ))}
            </dl>
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="flex min-w-0 flex-1 flex-col gap-2">
                {note === '' ? null : (
                  <p dir="auto" className="max-w-prose text-sm break-words whitespace-pre-wrap text-secondary">
                    {note}
                  </p>
                )}
                {tags.length === 0 ? null : (
                  <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
                    {tags.map((tag) => (
                      <li key={tag}>
                        <Link
                          href={journalAddress({ ...view, tag, before: '' })}
                          className="inline-flex min-h-6 items-center rounded bg-surface-3 px-2 text-xs text-secondary hover:text-primary max-md:min-h-11"
                        >
                          <bdi>{tag}</bdi>
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
              <EditNote roundId={roundId} trade={`${nameOf(symbolId)} ${side}`} note={note} tags={tags} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
