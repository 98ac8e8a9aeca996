// Closed positions and spot sales, the last one first: what each brought after costs, and what its owner wrote to it.
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { isSale, type JournalPosition, type JournalSale, type JournalTrade } from '#lib/contract/history/trade-journal.ts';
import type { AnyMarket } from '#lib/contract/wire/any-market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { EditNote } from './edit-note.tsx';
import { JournalAmount } from './journal-amount.tsx';
import { JournalTime } from './journal-time.tsx';
import { journalAddress, type JournalView } from './journal-view.ts';

type Props = {
  readonly trades: readonly JournalTrade[];
  readonly markets: ReadonlyMap<string, AnyMarket>;
  readonly nameOf: (symbolId: string) => string;
  readonly view: JournalView;
};

/** The cells of a row, whichever kind its trade is. */
type Told = {
  readonly id: string;
  readonly of: { readonly roundId: string } | { readonly orderId: string };
  readonly side: string;
  readonly isBought: boolean;
  /** Beside the side, and how it came to an end. */
  readonly leverage: string | null;
  readonly end: string;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Null: it is not known. */
  readonly net: ReactNode | null;
  /** The part of the trade that the result leaves out. */
  readonly hint: string | null;
};

export async function JournalTrades({ trades, markets, nameOf, view }: Props) {
  const t = await getTranslations('portfolio');
  const positions = await getTranslations('positions');
  const sides = await getTranslations('terminal.side');
  const costs = await getTranslations('spot.costPrice');
  const ltr = (text: string): ReactNode => <bdi dir="ltr">{text}</bdi>;
  const price = (text: string, market: AnyMarket | undefined): ReactNode => ltr(formatPrice(text, market?.pricePlace ?? 2));
  const unitOf = (market: AnyMarket | undefined): string => {
    if (market === undefined) return '';
    return 'form' in market && market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
  };
  const count = (quantity: string, market: AnyMarket | undefined): string => `${shortNumber(quantity)} ${unitOf(market)}`.trim();
  const ofPosition = (trade: JournalPosition, market: AnyMarket | undefined): Told => ({
    id: `trade-${trade.roundId}`,
    of: { roundId: trade.roundId },
    side: positions(`side.${trade.holdSide}`),
    isBought: trade.holdSide === 'long',
    leverage: `${trade.leverage}×`,
    end: positions(`closedBy.${trade.closedBy}`),
    facts: [
      [positions('column.quantity'), ltr(count(trade.closedCount, market))],
      [positions('column.entry'), price(trade.averageOpenPrice, market)],
      [positions('column.exitPrice'), price(trade.averageClosePrice, market)],
      [positions('column.profit'), <JournalAmount key="p" amount={trade.achievedProfits} coin={trade.coin} />],
      [positions('column.fee'), <JournalAmount key="f" amount={trade.paidFees} coin={trade.coin} />],
      [positions('tab.funding'), <JournalAmount key="u" amount={trade.paidFunding} coin={trade.coin} />],
    ],
    net: <JournalAmount amount={trade.netProfit} coin={trade.coin} />,
    hint: null,
  });
  const ofSale = (trade: JournalSale, market: AnyMarket | undefined): Told => {
    const { orderId, closedCount, coveredCount, averageOpenPrice, netProfit, coin } = trade;
    const part = { covered: isolateLtr(count(coveredCount, market)), sold: isolateLtr(count(closedCount, market)) };
    return {
      id: `sale-${orderId}`,
      of: { orderId },
      side: sides('sell'),
      isBought: false,
      leverage: null,
      end: t('account.spot'),
      facts: [
        [positions('column.quantity'), part.sold],
        [costs('name.cost'), averageOpenPrice === null ? '—' : price(averageOpenPrice, market)],
        [positions('column.average'), price(trade.averageClosePrice, market)],
        [positions('column.fee'), <JournalAmount key="f" amount={trade.paidFees} coin={coin} />],
      ],
      net: netProfit === null ? null : <JournalAmount amount={netProfit} coin={coin} />,
      hint: netProfit === null ? t('journal.rowUnknown') : coveredCount === closedCount ? null : t('journal.rowPartly', part),
    };
  };
  return (
    <ul className="divide-y divide-subtle rounded-xl border border-subtle bg-surface-1">
      {trades.map((trade) => {
        const { symbolId, closeTimeMs, note, tags } = trade;
        const market = markets.get(symbolId);
        const told = isSale(trade) ? ofSale(trade, market) : ofPosition(trade, market);
        return (
          <li key={told.id} id={told.id} className="flex flex-col gap-3 p-4 md:px-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 className="flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
                {ltr(nameOf(symbolId))}
                <span className={told.isBought ? 'text-positive' : 'text-negative'}>{told.side}</span>
                {told.leverage === null ? null : (
                  <bdi dir="ltr" className="font-normal text-muted">
                    {told.leverage}
                  </bdi>
                )}
                <span className="text-xs font-normal text-muted">
                  {told.end} · <JournalTime timeMs={closeTimeMs} />
                </span>
              </h3>
              <p className="text-sm font-semibold">
                {told.net === null ? (
                  <span className="text-xs font-normal text-muted">{t('journal.unknownCost')}</span>
                ) : (
                  <>
                    <span className="text-xs font-normal text-muted">{positions('column.net')} </span>
                    {told.net}
                  </>
                )}
              </p>
            </div>
            <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-xs sm:grid-cols-3 lg:grid-cols-6">
              {told.facts.map(([name, value]) => (
                <div key={name}>
                  <dt className="text-muted">{name}</dt>
                  <dd className="mt-0.5">{value}</dd>
                </div>
              ))}
            </dl>
            {told.hint === null ? null : <p className="max-w-prose text-xs text-muted">{told.hint}</p>}
            <div className="flex flex-wrap items-start justify-between gap-3">
              <div className="flex min-w-0 flex-1 flex-col gap-2">
                {note === '' ? null : (
                  <p dir="auto" className="max-w-prose text-sm break-words whitespace-pre-wrap text-secondary">
                    {note}
                  </p>
                )}
                {tags.length === 0 ? null : (
                  <ul aria-label={t('journal.tags')} className="flex flex-wrap gap-2">
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
              <EditNote of={told.of} trade={`${nameOf(symbolId)} ${told.side}`} note={note} tags={tags} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
