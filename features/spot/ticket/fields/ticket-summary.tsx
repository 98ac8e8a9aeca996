// Before the order: what it takes, what it brings, and how the market of now would treat it. Always the same lines of a kind, so that nothing jumps.
import { useTranslations } from 'next-intl';

import { TriggerType } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { shortDuration } from './short-duration.ts';
import type { LineValue, SummaryLine } from '../form/summary-line.ts';

type Props = { readonly lines: readonly SummaryLine[]; readonly market: SpotMarket };

const none = '—';

function useValueText(market: SpotMarket): (value: LineValue) => string {
  const t = useTranslations('ticket');
  const price = (text: string): string => formatPrice(text, market.pricePlace);
  return (value) => {
    switch (value.type) {
      case 'amount':
        return `${value.about === true ? '≈ ' : ''}${shortAmount(value.text)} ${value.coin}`;
      case 'price':
        return value.slippage === undefined
          ? price(value.text)
          : `${price(value.text)} (${formatPercent(value.slippage, { decimals: 3 })})`;
      case 'condition': {
        const watched = t(value.watch === TriggerType.fair ? 'watch.index' : 'watch.last');
        return `${watched} ${value.rising === null ? '→' : value.rising ? '≥' : '≤'} ${price(value.text)}`;
      }
      case 'pieces':
        return `${value.count} × ${shortAmount(value.each)} ${value.coin}`;
      case 'range': {
        const [from, to] = [shortAmount(value.from), shortAmount(value.to)];
        return `${value.count} × ${from === to ? from : `${from}…${to}`} ${value.coin}`;
      }
      case 'duration':
        return shortDuration(value.ms);
    }
  };
}

export function TicketSummary({ lines, market }: Props) {
  const t = useTranslations('spot');
  const textOf = useValueText(market);
  return (
    <dl className="flex flex-col gap-0.5 text-xs md:[@media(max-height:800px)]:gap-0 md:[@media(max-height:800px)]:leading-[0.9375rem]">
      {lines.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="shrink-0 text-muted">{t(`summary.${name}`)}</dt>
          <dd className="truncate text-end text-secondary">
            <bdi dir="ltr">{value === null ? none : textOf(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
