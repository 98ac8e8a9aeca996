// Steps and bounds of prices and quantities, contract by contract, and how many orders may wait.
import type { ResponseOf } from '#lib/contract/call.ts';
import type { getContractCommonConfig } from '#lib/contract/calls/v1/mcp/contract/queryContractCommonConfig.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import type { InfoSection } from '../../frame/info-page.tsx';
import { ParameterTable, type ParameterColumn } from '../../frame/parameter-table.tsx';
import { AtAGlance, Points } from '../../frame/prose.tsx';
import { contractColumn, numberColumn } from '../cells.tsx';
import { grouped, quantityUnit } from '../contract-groups.ts';
import { percentText, type FiguresTexts } from '../figures-text.ts';

export type TradingParameters = {
  readonly markets: readonly ContractMarket[];
  readonly common: ResponseOf<typeof getContractCommonConfig>;
};

const inQuote = ({ quoteCoin }: ContractMarket): string => quoteCoin;

const columns = (t: FiguresTexts): readonly ParameterColumn<ContractMarket>[] => [
  contractColumn(t('column.contract'), (market) => market),
  numberColumn('tick', t('column.priceStep'), ({ tickSize }) => shortNumber(tickSize), inQuote),
  numberColumn('lot', t('column.quantityStep'), ({ lotSize }) => shortNumber(lotSize), quantityUnit),
  numberColumn('least', t('column.minQuantity'), ({ minQuantity }) => shortNumber(minQuantity)),
  numberColumn('most', t('column.maxQuantity'), ({ maxQuantity }) => shortNumber(maxQuantity)),
  numberColumn('leastValue', t('column.minValue'), ({ minAmount }) => shortNumber(minAmount)),
  numberColumn('mostValue', t('column.maxValue'), ({ maxAmount }) => shortNumber(maxAmount)),
  numberColumn('band', t('column.priceBand'), ({ priceBandRate }) => percentText(priceBandRate, '±')),
  numberColumn('cap', t('column.markBand'), ({ premiumCapRate }) => percentText(premiumCapRate, '±')),
];

export const tradingParametersSections = ({ markets, common }: TradingParameters, t: FiguresTexts): readonly InfoSection[] => [
  {
    id: 'orders',
    title: t('parameters.orders'),
    body: (
      <>
        <AtAGlance
          figures={[
            { id: 'open', name: t('parameters.openOrders'), value: shortNumber(String(common.openOrderLimit)) },
            { id: 'plans', name: t('parameters.openPlans'), value: shortNumber(String(common.openPlanLimit)) },
            { id: 'batch', name: t('parameters.batch'), value: shortNumber(String(common.batchLimit)) },
            {
              id: 'callback',
              name: t('parameters.callback'),
              value: `${percentText(common.minCallbackRate)} – ${percentText(common.maxCallbackRate)}`,
            },
          ]}
        />
        <Points items={[t('parameters.band'), t('parameters.least'), t('parameters.mark')]} />
      </>
    ),
  },
  ...grouped(markets).map(({ group, markets: members }) => ({
    id: group,
    title: t(`group.${group}`),
    body: (
      <ParameterTable
        caption={t('contractsCount', { count: members.length })}
        note={t('parameters.note')}
        columns={columns(t)}
        rows={members}
        keyOf={({ symbolId }) => symbolId}
      />
    ),
  })),
];
