// Every contract with its terms, kind by kind.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { InfoSection } from '../../frame/info-page.tsx';
import { ParameterTable, type ParameterColumn } from '../../frame/parameter-table.tsx';
import { Paragraph } from '../../frame/prose.tsx';
import { contractColumn, numberColumn, textColumn } from '../cells.tsx';
import { grouped, quantityUnit, type ContractGroup } from '../contract-groups.ts';
import { leverageText, none, percentText, spanText, utcText, type FiguresTexts } from '../figures-text.ts';

type Market = ContractMarket;
const statusKeys = { online: 'online', 'cancel-only': 'cancelOnly', halted: 'halted' } as const;

/** The columns of a perpetual's funding, or of a dated contract's end; among the demo's contracts are both. */
const lastingColumns = (group: ContractGroup, t: FiguresTexts): readonly ParameterColumn<Market>[] => {
  const funding = [
    textColumn<Market>('interval', t('column.fundingEvery'), ({ fundingIntervalMs }) =>
      fundingIntervalMs === 0 ? none : spanText(fundingIntervalMs, t),
    ),
    numberColumn<Market>('cap', t('column.fundingCap'), (market) =>
      market.fundingIntervalMs === 0 ? none : percentText(market.fundingCapRate, '±'),
    ),
  ];
  const delivery = [
    textColumn<Market>('delivery', t('column.deliveredAt'), ({ deliveryMs }) => (deliveryMs === 0 ? none : utcText(deliveryMs))),
  ];
  if (group === 'demo') return [...funding, ...delivery];
  return group === 'delivery' ? delivery : funding;
};

const columns = (group: ContractGroup, t: FiguresTexts): readonly ParameterColumn<Market>[] => [
  contractColumn(t('column.contract'), (market) => market),
  textColumn('follows', t('column.follows'), ({ baseCoin, quoteCoin }) => `${baseCoin}/${quoteCoin}`),
  textColumn('margin', t('column.marginCoin'), ({ marginCoin }) => marginCoin),
  textColumn('unit', t('column.sizedIn'), quantityUnit),
  numberColumn('leverage', t('column.maxLeverage'), ({ tiers }) => leverageText(tiers[0]?.maxLeverage ?? '1')),
  ...lastingColumns(group, t),
  numberColumn('maker', t('column.maker'), (market) => percentText(market.makerFeeRate)),
  numberColumn('taker', t('column.taker'), (market) => percentText(market.takerFeeRate)),
  textColumn('status', t('column.status'), ({ status }) => t(`status.${statusKeys[status]}`)),
];

export const contractDetailsSections = (markets: readonly Market[], t: FiguresTexts): readonly InfoSection[] =>
  grouped(markets).map(({ group, markets: members }) => ({
    id: group,
    title: t(`group.${group}`),
    body: (
      <>
        <Paragraph>{t(`futuresDetails.about.${group}`)}</Paragraph>
        <ParameterTable
          caption={t('contractsCount', { count: members.length })}
          columns={columns(group, t)}
          rows={members}
          keyOf={({ symbolId }) => symbolId}
        />
      </>
    ),
  }));
