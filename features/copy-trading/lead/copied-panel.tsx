'use client';
// The leader's view of those who copy, beside the order form: how many, what they hold here, and what an order would do to all of them.
import { useTranslations } from 'next-intl';
import { useId, useState, type ReactNode } from 'react';

import { NumberField } from '#components/ui/fields/number-field.tsx';
import { useCall } from '#lib/api/query/use-call.ts';
import type { ResponseOf } from '#lib/contract/call.ts';
import { getCopiedSizes } from '#lib/contract/calls/v1/trigger/trace/leader/copied.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { lengthCaps } from '#lib/format/numbers/decimal-input.ts';
import { Link } from '#lib/i18n/navigation.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { orderImpact, type OrderImpact } from '#lib/order-math/copy/order-impact.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';

type Copied = ResponseOf<typeof getCopiedSizes>;
type Market = Pick<SpotMarket, 'symbol' | 'baseCoin' | 'pricePlace' | 'volumePlace'>;
type Props = {
  readonly market: Market;
  readonly symbolId: string;
  readonly initial: Copied;
};

const sides = ['buy', 'sell'] as const;
/** Copies begin and end without a word to their leader. */
const everyMs = 5000;

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="truncate text-primary tabular-nums">{children}</dd>
    </div>
  );
}

function ImpactLines({ impact, market }: { readonly impact: OrderImpact; readonly market: Market }) {
  const t = useTranslations('leading.panel');
  const price = (text: string | null): string => (text === null ? '—' : isolateLtr(formatPrice(text, market.pricePlace)));
  return (
    <>
      <dl className="flex flex-col gap-1" aria-live="polite">
        <Line name={t('copied')}>{isolateLtr(`${shortAmount(impact.copiedQuantity)} ${market.baseCoin}`)}</Line>
        <Line name={t('yourPrice')}>{price(impact.leader.averagePrice)}</Line>
        <Line name={t('theirPrice')}>{price(impact.copiesPrice)}</Line>
        <Line name={t('gap')}>{impact.gap === null ? '—' : isolateLtr(formatPercent(impact.gap))}</Line>
      </dl>
      {impact.complete ? null : <p className="text-warning">{t('thin')}</p>}
    </>
  );
}

function Impact({ market, sizes }: { readonly market: Market; readonly sizes: Copied['sizes'] }) {
  const t = useTranslations('leading.panel');
  const group = useId();
  const [side, setSide] = useState<(typeof sides)[number]>('buy');
  const [size, setSize] = useState('');
  const book = usePacedChannel(useHub(), 'depth', market.symbol).data;
  const impact = book === null || size === '' ? null : orderImpact(side === 'buy' ? book.asks : book.bids, size, sizes);
  return (
    <section aria-label={t('impact')} className="flex flex-col gap-2">
      <h3 className="font-medium">{t('impact')}</h3>
      <fieldset className="flex gap-4">
        <legend className="sr-only">{t('side')}</legend>
        {sides.map((one) => (
          <label key={one} className="flex items-center gap-1.5 max-md:min-h-11">
            <input type="radio" name={group} checked={side === one} onChange={() => setSide(one)} className="accent-accent" />
            {t(one)}
          </label>
        ))}
      </fieldset>
      <NumberField
        label={t('size', { coin: market.baseCoin })}
        rules={{ decimals: market.volumePlace, maxLength: lengthCaps.size }}
        value={size}
        onValue={setSize}
      />
      {impact === null ? null : <ImpactLines impact={impact} market={market} />}
      <p className="text-2xs text-muted">{t('limits')}</p>
    </section>
  );
}

export function CopiedPanel({ market, symbolId, initial }: Props) {
  const t = useTranslations('leading.panel');
  const { copiers, worth, sizes, held, hedges } = useCall(getCopiedSizes, { symbolId }, { initial, everyMs }).data ?? initial;
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3 border-t border-subtle px-3 py-2.5 text-xs">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-medium">{t('title')}</h2>
        <Link href="/copy-trading/lead" className="text-accent hover:underline max-md:py-3">
          {t('manage')}
        </Link>
      </div>
      <dl className="flex flex-col gap-1">
        <Line name={t('copiers')}>{copiers}</Line>
        <Line name={t('worth')}>{isolateLtr(`${shortAmount(worth)} USDT`)}</Line>
        {held.map(({ holdSide, quantity, copies }) => (
          <Line key={holdSide} name={t(holdSide)}>
            {t('held', { quantity: isolateLtr(`${shortAmount(quantity)} ${market.baseCoin}`), copies })}
          </Line>
        ))}
      </dl>
      {hedges ? <p className="text-muted">{t('hedges')}</p> : null}
      {held.length === 0 ? <p className="text-muted">{t('heldNothing')}</p> : null}
      <Impact market={market} sizes={sizes} />
    </section>
  );
}
