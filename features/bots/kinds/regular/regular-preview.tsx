'use client';
// These lines tell what a round would buy with what is filled in, and when the next ones are, worked out as it is typed.
import { useTranslations } from 'next-intl';

import { regularQuoteCoin } from '#lib/contract/bots/regular/regular-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { FigureList } from '../../words/figure-list.tsx';
import { moneyText } from '#components/trading/money-text.ts';
import { useRegularForm } from './regular-context.ts';
import { RoundTimes } from './round-times.tsx';

const none = '—';

export function RegularPreview() {
  const t = useTranslations('bots.regular');
  const { preview, terms } = useRegularForm();
  if (preview === null || terms === null) return null;
  const { coins, fullAmount, problems } = preview;
  const isCalendar = !problems.some(({ field }) => ['timeOfDay', 'timeZone', 'weekday', 'dayOfMonth'].includes(field));
  return (
    <>
      <FigureList
        lines={[
          {
            id: 'full',
            name: t('fullAmount'),
            about: t('fullAmountAbout'),
            value: fullAmount === null ? none : moneyText(fullAmount, regularQuoteCoin),
          },
        ]}
      />
      <table className="w-full text-2xs">
        <caption className="sr-only">{t('perRound')}</caption>
        <thead className="text-muted">
          <tr>
            {(['coin', 'amountHead', 'quantity', 'bought'] as const).map((head) => (
              <th key={head} scope="col" className="py-1 text-end font-normal first:text-start">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coins.map(({ coin, amount, quantity, everyRounds }) => (
            <tr key={coin}>
              <th scope="row" className="py-0.5 text-start font-normal">
                <bdi dir="ltr">{coin}</bdi>
              </th>
              <td className="text-end">{moneyText(amount, regularQuoteCoin)}</td>
              <td className="text-end">{quantity === null ? none : isolateLtr(shortAmount(quantity))}</td>
              <td className={`text-end ${(everyRounds ?? 1) > 1 ? 'text-warning' : ''}`}>
                {everyRounds === null ? none : t('everyRounds', { count: everyRounds })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isCalendar ? <RoundTimes calendar={terms} /> : null}
    </>
  );
}
