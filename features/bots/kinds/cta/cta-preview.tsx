'use client';
// These lines tell how the indicator that is filled in stands now, and how large an entry would be and where it would end.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import { useCall } from '#lib/api/query/use-call.ts';
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { ctaLines } from '#lib/order-math/bots/cta/cta-lines.ts';
import { ctaPast, type CtaPast, ctaPastCandles } from '#lib/order-math/bots/cta/cta-past.ts';
import type { CtaPreview as Worked } from '#lib/order-math/bots/cta/cta-preview.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { type FigureLine, FigureList } from '../../words/figure-list.tsx';
import { useCtaForm } from './cta-context.ts';

const againMs = 15_000;

/**
 * The indicator over the closed candles of its market, asked for again as candles close; null until the candles are there.
 * The last candle of an answer is the running one, at which no bot looks.
 */
function useCtaPast(symbolId: string, { indicator, interval }: Pick<CtaTerms, 'indicator' | 'interval'>): CtaPast | null {
  const { data } = useCall(getCandles, { symbolId, interval, limit: ctaPastCandles + 1 }, { everyMs: () => againMs });
  return useMemo(() => {
    if (data === undefined) return null;
    const closed = data.candles.slice(0, -1);
    return ctaPast(
      indicator,
      closed.map(([, , , , close, volume]) => ({ close: Number(close), volume: Number(volume) })),
    );
  }, [data, indicator]);
}

const none = '—';

/** The indicator at the last close, and its last signal. */
function Reading({ terms }: { readonly terms: CtaTerms }) {
  const t = useTranslations('bots.preview');
  const { market } = useCreateBot();
  const past = useCtaPast(market.symbolId, terms);
  if (past === null) return null;
  const { reading, lacking, lastSignal } = past;
  if (reading === null)
    return <p className="text-2xs text-muted">{t('lacking', { count: lacking, interval: isolateLtr(terms.interval) })}</p>;
  const lines = ctaLines(terms.indicator, reading.lines, market.pricePlace, 1).map(({ name, value }): FigureLine => ({
    id: name,
    name: isolateLtr(name),
    value: isolateLtr(value),
  }));
  const signal = lastSignal === null ? none : t(`signal.${lastSignal.side}`, { count: lastSignal.ago });
  return (
    <>
      <FigureList lines={[...lines, { id: 'signal', name: t('lastSignal'), about: t('lastSignalAbout'), value: signal }]} />
      <p className="text-2xs text-muted">{t('onChart', { interval: isolateLtr(terms.interval) })}</p>
    </>
  );
}

function Entry({ worked }: { readonly worked: Worked }) {
  const t = useTranslations('bots.preview');
  const { market, coin } = useCreateBot();
  const price = (text: string): string => isolateLtr(formatPrice(text, market.pricePlace));
  const { quantity, value, exits } = worked;
  if (quantity === null || value === null) return null;
  const sides = exits.flatMap(({ side, takeProfitPrice, stopLossPrice, liquidationPrice }): readonly FigureLine[] => {
    const line = (id: 'ctaTarget' | 'ctaStop' | 'ctaLiquidation', text: string | null): readonly FigureLine[] =>
      text === null ? [] : [{ id: `${side}-${id}`, name: t(`${id}.${side}`), value: price(text) }];
    return [...line('ctaTarget', takeProfitPrice), ...line('ctaStop', stopLossPrice), ...line('ctaLiquidation', liquidationPrice)];
  });
  return (
    <FigureList
      lines={[
        { id: 'entry', name: t('entry'), about: t('entryAbout'), value: isolateLtr(`${shortAmount(quantity)} ${market.baseCoin}`) },
        { id: 'value', name: t('entryValue'), value: isolateLtr(`${shortAmount(value)} ${coin}`) },
        ...sides,
      ]}
    />
  );
}

export function CtaFigures({ terms, worked }: { readonly terms: CtaTerms; readonly worked: Worked }) {
  const isReadable = worked.problems.every(({ field }) => field === 'investment' || field === 'leverage' || field.endsWith('Rate'));
  return (
    <>
      {isReadable ? <Reading terms={terms} /> : null}
      <Entry worked={worked} />
    </>
  );
}

export function CtaPreview() {
  const { terms, preview } = useCtaForm();
  return terms === null || preview === null ? null : <CtaFigures terms={terms} worked={preview} />;
}
