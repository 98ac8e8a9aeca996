// The guide to the cost and profit of spot coins: the two prices, the trades that count, the start date, and a calculator.
import { useTranslations } from 'next-intl';

import { breakevenStartMs, costPriceStartMs } from '#lib/contract/money/cost-price-start.ts';
import { formatDate, formatZone } from '#lib/format/format-time.ts';
import type { InfoSection } from '../frame/info-page.tsx';
import { ParameterTable } from '../frame/parameter-table.tsx';
import { Caution, Paragraph, Points } from '../frame/prose.tsx';
import { GuideExample, GuideFormula } from './guide-example.tsx';
import { namesOf } from './names.ts';
import { ProfitCalculator, type ProfitWords } from './profit-calculator.tsx';
import { costExample, type LiveSpot, usualTrades } from './spot-examples.ts';

type OfLive = { readonly live: LiveSpot };

function Prices() {
  const [t, words] = [useTranslations('guides.profit.prices'), useTranslations('spot.costPrice')];
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <Points items={(['cost', 'breakeven'] as const).map((price) => `${words(`name.${price}`)}: ${words(`about.${price}`)}`)} />
      <GuideFormula name={t('formula')} formulas={['k = p ÷ b', 'e = (p − q) ÷ (b − s)', 'h = (x − k) ÷ k']} />
    </>
  );
}

function Worked({ live }: OfLive) {
  const t = useTranslations('guides.profit.worked');
  return <GuideExample about={t('trades')} example={costExample(live)} names={namesOf(live.market)} />;
}

/** The days begin at midnight there. */
const zoneMinutes = 480;
const starts = { cost: costPriceStartMs, breakeven: breakevenStartMs } as const;

function Counted() {
  const [t, words] = [useTranslations('guides.profit.counted'), useTranslations('spot.costPrice')];
  return (
    <>
      <ParameterTable
        caption={t('since')}
        rows={(['cost', 'breakeven'] as const).map((price) => ({ price, startMs: starts[price] }))}
        keyOf={({ price }) => price}
        columns={[
          { id: 'price', head: words('title'), cell: ({ price }) => words(`name.${price}`) },
          {
            id: 'since',
            head: t('from'),
            numeric: true,
            cell: ({ startMs }) => (
              <time dateTime={new Date(startMs).toISOString()}>
                <bdi dir="ltr">{`${formatDate(startMs, zoneMinutes)} (${formatZone(zoneMinutes)})`}</bdi>
              </time>
            ),
          },
        ]}
      />
      <Points items={[words('counted'), t('fees'), t('gone')]} />
      <Caution>{t('caution')}</Caution>
    </>
  );
}

function Calculator({ live }: OfLive) {
  const t = useTranslations('guides.profit.calculator');
  const { market, price } = live;
  const words: ProfitWords = {
    name: t('title'),
    bought: t('bought'),
    paid: t('paid'),
    sold: t('sold'),
    received: t('received'),
    price: t('price'),
    cost: t('cost'),
    breakeven: t('breakeven'),
    gain: t('gain'),
    profit: t('profit'),
    back: t('back'),
  };
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <ProfitCalculator words={words} baseCoin={market.baseCoin} coin={market.quoteCoin} start={{ ...usualTrades(live), price }} />
    </>
  );
}

type Texts = ReturnType<typeof useTranslations<'guides.profit'>>;

export const profitSections = (live: LiveSpot | null, t: Texts): readonly InfoSection[] => [
  { id: 'prices', title: t('prices.title'), body: <Prices /> },
  ...(live === null
    ? []
    : [
        { id: 'worked', title: t('worked.title'), body: <Worked live={live} /> },
        { id: 'calculator', title: t('calculator.title'), body: <Calculator live={live} /> },
      ]),
  { id: 'counted', title: t('counted.title'), body: <Counted /> },
];
