'use client';
// These lines tell what a portfolio would buy with what is filled in, worked out as it is typed. Weights stand in the basket beside the form.
import { useTranslations } from 'next-intl';

import { portfolioQuoteCoin } from '#lib/contract/bots/portfolio/portfolio-terms.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { FigureList } from '../../words/figure-list.tsx';
import { moneyText } from '#components/trading/money-text.ts';
import { usePortfolioForm } from './portfolio-context.ts';

const none = '—';

export function PortfolioPreview() {
  const t = useTranslations('bots');
  const { preview } = usePortfolioForm();
  if (preview === null) return null;
  const { coins, minInvestment } = preview;
  const least = minInvestment === null ? none : moneyText(minInvestment, portfolioQuoteCoin);
  return (
    <>
      <FigureList lines={[{ id: 'minimum', name: t('preview.minimum'), value: least }]} />
      <table className="w-full text-2xs">
        <caption className="sr-only">{t('portfolio.bought')}</caption>
        <thead className="text-muted">
          <tr>
            {(['coinHead', 'amount', 'quantity'] as const).map((head) => (
              <th key={head} scope="col" className="py-1 text-end font-normal first:text-start">
                {t(`portfolio.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coins.map(({ coin, amount, quantity }) => (
            <tr key={coin}>
              <th scope="row" className="py-0.5 text-start font-normal">
                <bdi dir="ltr">{coin}</bdi>
              </th>
              <td className="text-end">{moneyText(amount, portfolioQuoteCoin)}</td>
              <td className="text-end">{quantity === null ? none : isolateLtr(shortAmount(quantity))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
