'use client';
// The money of a bot: what went in and came back, what lies in its account, and the sum that makes its profit.
import { useTranslations } from 'next-intl';

import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { FigureList, type FigureLine } from '../../words/figure-list.tsx';
import { moneyText, profitText } from '#components/trading/money-text.ts';
import { useBot } from '../bot-context.ts';

export function MoneyList() {
  const t = useTranslations('bots.money');
  const { bot } = useBot();
  const { coin } = bot;
  const sum: readonly FigureLine[] = [
    { id: 'equity', name: t('equity'), value: moneyText(bot.equity, coin) },
    { id: 'returned', name: t('returned'), value: `+ ${moneyText(bot.returned, coin)}` },
    { id: 'invested', name: t('invested'), value: `− ${moneyText(bot.invested, coin)}` },
    { id: 'added', name: t('added'), value: `− ${moneyText(bot.added, coin)}` },
    {
      id: 'total',
      name: t('total'),
      value: `${profitText(bot.totalProfit, coin)} (${isolateLtr(formatPercent(bot.totalRate, { sign: 'always' }))})`,
    },
  ];
  const coins: readonly FigureLine[] = bot.coins.flatMap((held) => [
    {
      id: `${held.coin} available`,
      name: t('available', { coin: held.coin }),
      value: isolateLtr(shortNumber(held.available)),
    },
    { id: `${held.coin} frozen`, name: t('frozen', { coin: held.coin }), value: isolateLtr(shortNumber(held.frozen)) },
  ]);
  return (
    <div className="grid gap-6 p-4 sm:grid-cols-2">
      <section aria-label={t('sum')} className="flex flex-col gap-2">
        <h3 className="text-xs font-medium">{t('sum')}</h3>
        <FigureList lines={sum} />
        <p className="text-2xs text-muted">{t('sumAbout')}</p>
      </section>
      <section aria-label={t('coins')} className="flex flex-col gap-2">
        <h3 className="text-xs font-medium">{t('coins')}</h3>
        {coins.length === 0 ? <p className="text-2xs text-muted">{t('noCoins')}</p> : <FigureList lines={coins} />}
        <Link href="/asset/history?kind=strategy" className="self-start text-xs text-accent hover:underline max-md:py-3">
          {t('transfers')}
        </Link>
      </section>
    </div>
  );
}
