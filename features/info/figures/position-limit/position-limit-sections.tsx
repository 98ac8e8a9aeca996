// The largest position that each contract allows, by leverage, and in coins at the price of this moment.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { maxValueAtLeverage } from '#lib/order-math/risk/maintenance-margin.ts';
import type { InfoSection } from '../../frame/info-page.tsx';
import { ParameterTable, type ParameterColumn } from '../../frame/parameter-table.tsx';
import { Points } from '../../frame/prose.tsx';
import { contractColumn, numberColumn } from '../cells.tsx';
import { grouped, quantityUnit, tickerOf } from '../contract-groups.ts';
import { leverageText, none, type FiguresTexts } from '../figures-text.ts';
import { largestQuantity } from './largest-quantity.ts';

export type PositionLimits = {
  readonly markets: readonly ContractMarket[];
  readonly tickers: readonly Ticker[];
  /** The limit for one contract, per user. */
  readonly openOrderLimit: number;
};

/** Leverages that are asked for most. */
const leverages = ['20', '10'] as const;

const atLeverage = ({ tiers }: ContractMarket, leverage: string): string => {
  const value = maxValueAtLeverage(leverage, tiers);
  return value === null || value === '0' ? none : shortNumber(value);
};

function columns({ tickers }: PositionLimits, t: FiguresTexts): readonly ParameterColumn<ContractMarket>[] {
  return [
    contractColumn(t('column.contract'), (market) => market),
    numberColumn('highest', t('column.maxLeverage'), ({ tiers }) => leverageText(tiers[0]?.maxLeverage ?? '1')),
    numberColumn('atHighest', t('column.atHighest'), (market) => shortNumber(market.tiers[0]?.upTo ?? '0')),
    ...leverages.map((leverage) =>
      numberColumn<ContractMarket>(`at${leverage}`, t('column.atLeverage', { leverage }), (market) => atLeverage(market, leverage)),
    ),
    numberColumn('largest', t('column.largest'), (market) => shortNumber(market.tiers.at(-1)?.upTo ?? '0')),
    numberColumn(
      'quantity',
      t('column.atMark'),
      (market) => largestQuantity(market, tickerOf(tickers, market)?.contract?.markPrice ?? null) ?? none,
      quantityUnit,
    ),
  ];
}

export const positionLimitSections = (limits: PositionLimits, t: FiguresTexts): readonly InfoSection[] => [
  {
    id: 'rules',
    title: t('rules'),
    body: (
      <Points
        items={[
          t('positionLimit.rule.tier'),
          t('positionLimit.rule.counted'),
          t('positionLimit.rule.orders', { count: limits.openOrderLimit }),
          t('positionLimit.rule.closing'),
        ]}
      />
    ),
  },
  ...grouped(limits.markets).map(({ group, markets: members }) => ({
    id: group,
    title: t(`group.${group}`),
    body: (
      <ParameterTable
        caption={t('contractsCount', { count: members.length })}
        note={t('positionLimit.note')}
        columns={columns(limits, t)}
        rows={members}
        keyOf={({ symbolId }) => symbolId}
      />
    ),
  })),
];
