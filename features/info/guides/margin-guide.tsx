// Margin of futures: isolated and cross, what opens a position, what must stay behind it, what an order ties up.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { tierDeductions } from '#lib/order-math/risk/maintenance-margin.ts';
import type { InfoSection } from '../frame/info-page.tsx';
import { ParameterTable } from '../frame/parameter-table.tsx';
import { Caution, Paragraph, Points } from '../frame/prose.tsx';
import { calculatorWith } from './calculator-links.ts';
import { costExample, initialMarginExample, maintenanceExample, ratioExample } from './futures-examples.ts';
import { GuideExample, GuideFormula } from './guide-example.tsx';
import type { LiveContract } from './live-contract.ts';
import { namesOf } from './names.ts';

type OfLive = { readonly live: LiveContract };

function Modes() {
  const t = useTranslations('guides.margin.modes');
  return (
    <>
      <Points items={[t('isolated'), t('cross')]} />
      <Paragraph>{t('change')}</Paragraph>
    </>
  );
}

function Initial({ live }: OfLive) {
  const [t, names] = [useTranslations('guides.margin.initial'), useTranslations('explorer')];
  const example = initialMarginExample(live);
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <GuideFormula name={`${names('kind.usdt')}, ${names('kind.usdc')}`} formulas={['m = S × E ÷ L']} />
      <GuideFormula name={`${names('kind.coin')}, ${names('kind.delivery')}`} formulas={['m = S × E ÷ (I × L)']} />
      <GuideExample
        about={t('example', { contract: isolateLtr(live.market.displayName) })}
        example={example}
        names={namesOf(live.market)}
        calculator={calculatorWith(live, example, 'pnl')}
      />
    </>
  );
}

function Tiers({ live: { market } }: OfLive) {
  const [t, own] = [useTranslations('explorer.tiers.column'), useTranslations('guides.margin.tiers')];
  const deductions = tierDeductions(market.tiers) ?? [];
  const coin = market.quoteCoin;
  return (
    <ParameterTable
      caption={own('caption', { contract: isolateLtr(market.displayName) })}
      rows={market.tiers.map((tier, place) => ({ ...tier, number: place + 1, deduction: deductions[place] ?? '0' }))}
      keyOf={({ number }) => String(number)}
      columns={[
        { id: 'tier', head: t('tier'), cell: ({ number }) => String(number) },
        { id: 'value', head: t('value', { coin }), numeric: true, cell: ({ upTo }) => <bdi dir="ltr">{shortNumber(upTo)}</bdi> },
        { id: 'leverage', head: t('leverage'), numeric: true, cell: ({ maxLeverage }) => <bdi dir="ltr">{maxLeverage}×</bdi> },
        {
          id: 'rate',
          head: t('rate'),
          numeric: true,
          cell: ({ maintenanceRate }) => <bdi dir="ltr">{formatPercent(maintenanceRate)}</bdi>,
        },
        {
          id: 'deduction',
          head: t('deduction', { coin }),
          numeric: true,
          cell: ({ deduction }) => <bdi dir="ltr">{shortNumber(deduction)}</bdi>,
        },
      ]}
    />
  );
}

function Maintenance({ live }: OfLive) {
  const [t, names] = [useTranslations('guides.margin.maintenance'), useTranslations('explorer.formula.maintenance')];
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <GuideFormula name={names('name')} formulas={['V = S × M', 'N = V × (r + f) − c']} />
      <GuideExample about={t('example')} example={maintenanceExample(live)} names={namesOf(live.market)} />
      <Tiers live={live} />
    </>
  );
}

function Ratio({ live }: OfLive) {
  const [t, names] = [useTranslations('guides.margin.ratio'), useTranslations('explorer.formula.ratio')];
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <GuideFormula name={names('name')} formulas={['R = N ÷ (G + U)']} />
      <GuideExample about={t('example')} example={ratioExample(live)} names={namesOf(live.market)} />
    </>
  );
}

function Cost({ live }: OfLive) {
  const t = useTranslations('guides.margin.cost');
  const example = costExample(live);
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <GuideFormula
        name={t('title')}
        formulas={['v = S × P', 'H = S × max(0, D × (P − M))', 'C = v ÷ L × (1 + u) + v × f × (1 + w) + H']}
      />
      <GuideExample
        about={t('example')}
        example={example}
        names={namesOf(live.market)}
        calculator={calculatorWith(live, example, 'maxOpen')}
      />
    </>
  );
}

function Leverage() {
  const t = useTranslations('guides.margin.leverage');
  return (
    <>
      <Points items={[t('tier'), t('raise'), t('lower'), t('add')]} />
      <Caution>{t('caution')}</Caution>
    </>
  );
}

type Texts = ReturnType<typeof useTranslations<'guides.margin'>>;

/** `live` null: no contract has a mark price at the moment; then nothing can be worked out. */
export const marginGuideSections = (live: LiveContract | null, t: Texts): readonly InfoSection[] => [
  { id: 'modes', title: t('modes.title'), body: <Modes /> },
  ...(live === null
    ? []
    : [
        { id: 'initial', title: t('initial.title'), body: <Initial live={live} /> },
        { id: 'maintenance', title: t('maintenance.title'), body: <Maintenance live={live} /> },
        { id: 'ratio', title: t('ratio.title'), body: <Ratio live={live} /> },
        { id: 'cost', title: t('cost.title'), body: <Cost live={live} /> },
      ]),
  { id: 'leverage', title: t('leverage.title'), body: <Leverage /> },
];
