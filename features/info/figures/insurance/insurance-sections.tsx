// The insurance fund: what it has, how that came about, and what happens when it has nothing left.
import { useLocale, useTranslations } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import { exportInsuranceFlow } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalFlow/export.ts';
import type { getInsuranceAmounts } from '#lib/contract/calls/v1/mcp/contract/configInfo/riskCapitalAmount.ts';
import type { InsuranceFlow } from '#lib/contract/history/contract-history.ts';
import { formatDate } from '#lib/format/format-time.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { FormulaBlock } from '../../frame/formula-block.tsx';
import type { InfoSection } from '../../frame/info-page.tsx';
import { ParameterTable } from '../../frame/parameter-table.tsx';
import { Paragraph, Points, Steps } from '../../frame/prose.tsx';
import { coinColumn, numberColumn, textColumn } from '../cells.tsx';
import { Chooser } from '../chooser.tsx';
import { DownloadLink } from '../download-link.tsx';
import { FigureChart } from '../figure-chart.tsx';
import { none, type FiguresTexts } from '../figures-text.ts';

type FundAmount = ResponseOf<typeof getInsuranceAmounts>['list'][number];

export type InsuranceFigures = {
  readonly path: string;
  readonly amounts: readonly FundAmount[];
  readonly coin: string;
  /** The days of the coin's fund, newest first. */
  readonly days: readonly InsuranceFlow[];
  readonly asOfMs: number;
};

const dollarDecimals = 2;
const signed = (amount: string): string => (amount.startsWith('-') || !/[1-9]/.test(amount) ? '' : '+') + shortNumber(amount);
const cents = (value: string): string => {
  const [whole = '', part = ''] = value.split('.');
  return shortNumber(`${whole}.${part.slice(0, dollarDecimals)}`.replace(/\.$/, ''));
};

function Fund({ amounts }: InsuranceFigures) {
  const t = useTranslations('figures');
  return (
    <>
      <Paragraph>{t('insurance.about')}</Paragraph>
      <ParameterTable
        caption={t('insurance.fund')}
        isCaptionHidden
        columns={[
          coinColumn<FundAmount>(t('column.coin')),
          numberColumn<FundAmount>('amount', t('column.amount'), ({ amount }) => shortNumber(amount)),
          numberColumn<FundAmount>('worth', t('column.worth'), ({ usdtValue }) => (usdtValue === null ? none : cents(usdtValue))),
        ]}
        rows={amounts}
        keyOf={({ coin }) => coin}
        empty={t('nothing')}
      />
    </>
  );
}

function Flow({ path, amounts, coin, days, asOfMs }: InsuranceFigures) {
  const t = useTranslations('figures');
  const locale = useLocale();
  const [newest, oldest] = [days[0], days.at(-1)];
  return (
    <>
      <Chooser
        action={localisedPath(locale, path)}
        field="coin"
        label={t('column.coin')}
        groups={[{ label: null, options: amounts.map((amount) => amount.coin) }]}
        chosen={coin}
      />
      {newest === undefined || oldest === undefined ? null : (
        <FigureChart
          shape="line"
          // The amount after the last day is the amount until now.
          points={[
            ...days.map(({ timeMs, amountAfter: value }) => ({ timeMs, value })).toReversed(),
            { timeMs: asOfMs, value: newest.amountAfter },
          ]}
          valueText={shortNumber}
          text={t('insurance.chart', {
            coin,
            from: formatDate(oldest.timeMs, 0),
            to: formatDate(asOfMs, 0),
            before: shortNumber(oldest.amountAfter),
            after: shortNumber(newest.amountAfter),
          })}
        />
      )}
      {coin === '' ? null : (
        <DownloadLink href={`/api/${exportInsuranceFlow.path}?format=csv&coin=${encodeURIComponent(coin)}`} about={t('insurance.whole')} />
      )}
      <ParameterTable
        caption={t('insurance.days', { coin })}
        note={t('insurance.daysNote')}
        columns={[
          textColumn<InsuranceFlow>('day', t('column.day'), ({ timeMs }) => formatDate(timeMs, 0)),
          numberColumn<InsuranceFlow>('change', t('column.change'), ({ amount }) => signed(amount)),
          numberColumn<InsuranceFlow>('after', t('column.after'), ({ amountAfter }) => shortNumber(amountAfter)),
        ]}
        rows={days}
        keyOf={({ id }) => id}
        empty={t('nothing')}
      />
    </>
  );
}

export const insuranceSections = (figures: InsuranceFigures, t: FiguresTexts): readonly InfoSection[] => [
  { id: 'fund', title: t('insurance.fund'), body: <Fund {...figures} /> },
  { id: 'flow', title: t('insurance.flow'), body: <Flow {...figures} /> },
  {
    id: 'use',
    title: t('insurance.use'),
    body: <Points items={[t('insurance.rule.takes'), t('insurance.rule.pays'), t('insurance.rule.sells')]} />,
  },
  {
    id: 'deleveraging',
    title: t('adl.title'),
    body: (
      <>
        <Paragraph>{t('adl.about')}</Paragraph>
        <FormulaBlock
          name={t('adl.place')}
          formulas={['g = u ÷ E', 's = g × m', 's = g ÷ m']}
          symbols={[
            { symbol: 'u', meaning: t('adl.symbol.gain') },
            { symbol: 'E', meaning: t('adl.symbol.entry') },
            { symbol: 'm', meaning: t('adl.symbol.ratio') },
            { symbol: 's', meaning: t('adl.symbol.score') },
          ]}
        />
        <Steps items={[t('adl.step.order'), t('adl.step.price'), t('adl.step.lights'), t('adl.step.debt')]} />
      </>
    ),
  },
];
