// Liquidation: when it begins, at which price, in which steps, what it costs, and who pays when it is not enough.
import { useTranslations } from 'next-intl';

import { isolateLtr } from '#lib/format/bidi.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import type { InfoSection } from '../frame/info-page.tsx';
import { AtAGlance, Caution, Paragraph, Points, Steps } from '../frame/prose.tsx';
import { calculatorWith } from './calculator-links.ts';
import { bankruptcyExample, crossExample, isolatedExample, scoreExample } from './futures-examples.ts';
import { GuideExample, GuideFormula } from './guide-example.tsx';
import type { LiveContract } from './live-contract.ts';
import { namesOf } from './names.ts';

type OfLive = { readonly live: LiveContract };
/** The insurance fund's balance of a coin; below zero where it owes. */
export type FundAmount = { readonly coin: string; readonly amount: string };

function When() {
  const t = useTranslations('guides.liquidation.when');
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <Points items={[t('isolated'), t('cross')]} />
    </>
  );
}

const priceFormulas = {
  isolated: 'X = (G + c − D × S × E) ÷ (S × (r + f − D))',
  cross: 'X = (K + c − D × S × E) ÷ (S × (r + f − D))',
} as const;

function Price({ live }: OfLive) {
  const [t, modes] = [useTranslations('guides.liquidation.price'), useTranslations('explorer.mode')];
  const [isolated, cross] = [isolatedExample(live), crossExample(live)];
  const contract = isolateLtr(live.market.displayName);
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <GuideFormula name={modes('isolated')} formulas={[priceFormulas.isolated]} />
      <GuideExample
        about={t('isolated', { contract })}
        example={isolated}
        names={namesOf(live.market)}
        calculator={calculatorWith(live, isolated, 'liquidation')}
      />
      <GuideFormula name={modes('cross')} formulas={[priceFormulas.cross]} />
      <GuideExample
        about={t('cross', { contract })}
        example={cross}
        names={namesOf(live.market)}
        calculator={calculatorWith(live, cross, 'liquidation')}
      />
      <Paragraph>{t('coin')}</Paragraph>
    </>
  );
}

function Order() {
  const [t, modes] = [useTranslations('guides.liquidation.steps'), useTranslations('explorer.mode')];
  return (
    <>
      <h3 className="text-lg font-semibold">{modes('isolated')}</h3>
      <Steps items={[t('append'), t('ownOrders'), t('taken')]} />
      <h3 className="text-lg font-semibold">{modes('cross')}</h3>
      <Steps items={[t('allOrders'), t('hedges'), t('tiers'), t('rest')]} />
      <Caution>{t('caution')}</Caution>
    </>
  );
}

function Fee({ live }: OfLive) {
  const [t, names] = [useTranslations('guides.liquidation.fee'), useTranslations('explorer.formula.bankruptcy')];
  const example = bankruptcyExample(live);
  return (
    <>
      <Paragraph>{t('text', { rate: isolateLtr(formatPercent(live.market.liquidationFeeRate)) })}</Paragraph>
      <GuideFormula name={names('name')} formulas={['Y = (G − D × S × E) ÷ (S × (l − D))']} />
      <GuideExample
        about={t('example')}
        example={example}
        names={namesOf(live.market)}
        calculator={calculatorWith(live, example, 'liquidation')}
      />
    </>
  );
}

function Fund({ fund }: { readonly fund: readonly FundAmount[] }) {
  const t = useTranslations('guides.liquidation.fund');
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <AtAGlance
        figures={fund.map(({ coin, amount }) => ({
          id: coin,
          name: t('has', { coin: isolateLtr(coin) }),
          value: formatNumber(amount, { decimals: 2 }),
        }))}
      />
    </>
  );
}

function Deleveraging({ live }: OfLive) {
  const [t, names] = [useTranslations('guides.liquidation.adl'), useTranslations('explorer.formula.adl')];
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <GuideFormula name={names('name')} formulas={['A = U ÷ W × R']} />
      <GuideExample about={t('example')} example={scoreExample(live)} names={namesOf(live.market)} />
      <Paragraph>{t('loss')}</Paragraph>
    </>
  );
}

function Avoiding() {
  const t = useTranslations('guides.liquidation.avoid');
  return <Points items={[t('leverage'), t('add'), t('stop'), t('ratio'), t('look')]} />;
}

type Texts = ReturnType<typeof useTranslations<'guides.liquidation'>>;

export const liquidationSections = (live: LiveContract | null, fund: readonly FundAmount[], t: Texts): readonly InfoSection[] => [
  { id: 'when', title: t('when.title'), body: <When /> },
  ...(live === null ? [] : [{ id: 'price', title: t('price.title'), body: <Price live={live} /> }]),
  { id: 'steps', title: t('steps.title'), body: <Order /> },
  ...(live === null ? [] : [{ id: 'fee', title: t('fee.title'), body: <Fee live={live} /> }]),
  { id: 'fund', title: t('fund.title'), body: <Fund fund={fund} /> },
  ...(live === null ? [] : [{ id: 'adl', title: t('adl.title'), body: <Deleveraging live={live} /> }]),
  { id: 'avoid', title: t('avoid.title'), body: <Avoiding /> },
];
