'use client';
// These lines tell what the first entry of each market would come to, worked out as it is typed.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { useCreateBot } from '../../create/state/create-context.ts';
import { nameOfMarket } from '../../lists/use-bot-markets.ts';
import { FigureList } from '../../words/figure-list.tsx';
import { moneyText } from '#components/trading/money-text.ts';
import { useSignalForm } from './signal-context.ts';
import { useSignalCoin } from './use-signal-markets.ts';

const none = '—';

export function SignalPreview() {
  const t = useTranslations('bots.signal');
  const { legOf } = useCreateBot();
  const { preview } = useSignalForm();
  const coin = useSignalCoin();
  if (preview === null) return null;
  return (
    <>
      <p className="text-2xs text-muted">{t('previewAbout')}</p>
      <FigureList
        lines={preview.entries.map(({ symbol, quantity, value }) => {
          const market = legOf(symbol)?.market;
          const size = quantity === null || value === null ? none : `${shortNumber(quantity)} ${market?.baseCoin ?? ''}`;
          return {
            id: symbol,
            name: isolateLtr(nameOfMarket(symbol, market)),
            value: value === null ? none : `${isolateLtr(size)} · ${moneyText(value, coin)}`,
          };
        })}
      />
    </>
  );
}
