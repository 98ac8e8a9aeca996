// The rules of spot trading: every pair with its steps, limits and fees, and what orders are held to.
import { useTranslations } from 'next-intl';

import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { PageLink } from '#lib/i18n/page-link.tsx';
import type { InfoSection } from '../frame/info-page.tsx';
import { ParameterTable, type ParameterColumn } from '../frame/parameter-table.tsx';
import { Paragraph, Points } from '../frame/prose.tsx';
import { GuideExample, GuideFormula } from './guide-example.tsx';
import { namesOf } from './names.ts';
import { feeExample, type LiveSpot } from './spot-examples.ts';

type SpotLimits = { readonly openOrderLimit: number; readonly openPlanLimit: number; readonly batchLimit: number };
export type SpotRulesData = { readonly markets: readonly SpotMarket[]; readonly live: LiveSpot | null; readonly limits: SpotLimits };

const number = (
  id: string,
  head: string,
  text: (market: SpotMarket) => string,
  unit: (market: SpotMarket) => string,
): ParameterColumn<SpotMarket> => ({
  id,
  head,
  numeric: true,
  cell: (market) => (
    <bdi dir="ltr">
      {text(market)} <span className="text-muted">{unit(market)}</span>
    </bdi>
  ),
});
const share = (id: string, head: string, of: (market: SpotMarket) => string): ParameterColumn<SpotMarket> => ({
  id,
  head,
  numeric: true,
  cell: (market) => <bdi dir="ltr">{formatPercent(of(market))}</bdi>,
});

function Pairs({ markets }: SpotRulesData) {
  const [t, names] = [useTranslations('guides.spotRules'), useTranslations('explorer.details.fact')];
  const base = ({ baseCoin }: SpotMarket): string => baseCoin;
  const quote = ({ quoteCoin }: SpotMarket): string => quoteCoin;
  return (
    <ParameterTable
      caption={t('pairs.title')}
      isCaptionHidden
      isLong
      rows={markets}
      keyOf={({ symbolId }) => symbolId}
      columns={[
        {
          id: 'pair',
          head: t('pairs.pair'),
          cell: (market) => (
            <PageLink href={`/spot/${market.symbol}`} className="inline-flex min-h-6 items-center gap-2 hover:underline">
              <CoinIcon coin={market.baseCoin} size={18} />
              <bdi dir="ltr">{market.displayName}</bdi>
            </PageLink>
          ),
        },
        share('maker', names('makerFee'), ({ makerFeeRate }) => makerFeeRate),
        share('taker', names('takerFee'), ({ takerFeeRate }) => takerFeeRate),
        number('tick', names('tickSize'), ({ tickSize }) => shortNumber(tickSize), quote),
        number('lot', names('lotSize'), ({ lotSize }) => shortNumber(lotSize), base),
        number('minQuantity', names('minQuantity'), ({ minQuantity }) => shortNumber(minQuantity), base),
        number('minAmount', names('minAmount'), ({ minAmount }) => shortNumber(minAmount), quote),
        number('maxQuantity', names('maxQuantity'), ({ maxQuantity }) => shortNumber(maxQuantity), base),
        number('maxAmount', names('maxAmount'), ({ maxAmount }) => shortNumber(maxAmount), quote),
        share('band', names('priceBand'), ({ priceBandRate }) => priceBandRate),
      ]}
    />
  );
}

function Fees({ live }: { readonly live: LiveSpot }) {
  const t = useTranslations('guides.spotRules.fees');
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <GuideFormula name={t('formula')} formulas={['v = S × P', 'j = v × f', 'q = v − j']} />
      <GuideExample about={t('example')} example={feeExample(live)} names={namesOf(live.market)} />
    </>
  );
}

function Rules({ limits }: SpotRulesData) {
  const t = useTranslations('guides.spotRules.rules');
  return (
    <Points
      items={[
        t('priority'),
        t('grid'),
        t('least'),
        t('band'),
        t('counts', { orders: limits.openOrderLimit, plans: limits.openPlanLimit, batch: limits.batchLimit }),
        t('selfTrade'),
        t('hold'),
        t('amend'),
      ]}
    />
  );
}

const states = ['online', 'cancelOnly', 'halted'] as const;

function States() {
  const t = useTranslations('guides.spotRules.states');
  return <Points items={states.map((state) => t(state))} />;
}

type Texts = ReturnType<typeof useTranslations<'guides.spotRules'>>;

export const spotRulesSections = (data: SpotRulesData, t: Texts): readonly InfoSection[] => [
  { id: 'pairs', title: t('pairs.title'), body: <Pairs {...data} /> },
  ...(data.live === null ? [] : [{ id: 'fees', title: t('fees.title'), body: <Fees live={data.live} /> }]),
  { id: 'rules', title: t('rules.title'), body: <Rules {...data} /> },
  { id: 'states', title: t('states.title'), body: <States /> },
];
