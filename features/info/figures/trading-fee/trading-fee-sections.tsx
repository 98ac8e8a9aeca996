// The cost of a trade in futures: by level, by contract, and with the numbers of this moment.
import type { VipRule } from '#lib/contract/calls/v1/mix/vip/landingPage/getVipRulesConfig.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import type { InfoSection } from '../../frame/info-page.tsx';
import { ParameterTable } from '../../frame/parameter-table.tsx';
import { Paragraph, Points } from '../../frame/prose.tsx';
import { WorkedExample } from '../../frame/worked-example.tsx';
import { FuturesRates } from '../charges/futures-rates.tsx';
import { levelColumns } from '../charges/level-rates.ts';
import { paysAlike } from '../rate-groups.ts';
import { contractLines } from '#lib/contract/contract-lines.ts';
import { percentText, type FiguresTexts } from '../figures-text.ts';
import { tradeCost } from './trade-cost.ts';

export type TradingFeeFigures = {
  readonly markets: readonly ContractMarket[];
  readonly levels: readonly VipRule[];
  /** The last price of the first contract; null while it has none. */
  readonly lastPrice: string | null;
};

const lines = [contractLines.usdt, contractLines.usd, contractLines.usdc];

function example({ markets, lastPrice }: TradingFeeFigures, t: FiguresTexts) {
  const [market] = markets;
  if (market === undefined || lastPrice === null) return [];
  // A thousand of the smallest orders.
  const quantity = writeAmount((readAmount(market.minQuantity) ?? new Amount(0)).times(1000));
  const cost = tradeCost({ quantity, price: lastPrice, ...market });
  if (cost === null) return [];
  const body = (
    <WorkedExample
      about={t('tradingFee.example.about', { symbol: market.name })}
      inputs={[
        { symbol: 'S', meaning: t('symbol.quantity'), value: quantity, unit: market.baseCoin },
        { symbol: 'P', meaning: t('symbol.price'), value: lastPrice, unit: market.quoteCoin },
        { symbol: 'm', meaning: `${t('symbol.makerFee')} (${percentText(market.makerFeeRate)})`, value: market.makerFeeRate },
        { symbol: 't', meaning: `${t('symbol.takerFee')} (${percentText(market.takerFeeRate)})`, value: market.takerFeeRate },
      ]}
      steps={[
        { formula: 'V = S × P', result: cost.value, unit: market.quoteCoin, name: t('symbol.value') },
        { formula: 'F1 = V × m', result: cost.makerFee, unit: market.marginCoin, name: t('tradingFee.example.asMaker') },
        { formula: 'F2 = V × t', result: cost.takerFee, unit: market.marginCoin, name: t('tradingFee.example.asTaker') },
      ]}
    />
  );
  return [{ id: 'example', title: t('tradingFee.example.title'), body }];
}

export function tradingFeeSections(figures: TradingFeeFigures, t: FiguresTexts): readonly InfoSection[] {
  const { markets, levels } = figures;
  return [
    {
      id: 'levels',
      title: t('tradingFee.levels.title'),
      body: (
        <>
          <Paragraph>
            {t('tradingFee.levels.about')} {paysAlike(levels) ? t('levels.alike') : null}
          </Paragraph>
          <ParameterTable
            caption={t('tradingFee.levels.title')}
            isCaptionHidden
            columns={levelColumns(lines, t)}
            rows={levels}
            keyOf={({ level }) => String(level)}
          />
        </>
      ),
    },
    { id: 'contracts', title: t('tradingFee.contracts.title'), body: <FuturesRates markets={markets} /> },
    {
      id: 'how',
      title: t('tradingFee.how.title'),
      body: (
        <Points
          items={[t('tradingFee.how.margin'), t('tradingFee.how.rounding'), t('tradingFee.how.coin'), t('tradingFee.how.liquidation')]}
        />
      ),
    },
    ...example(figures, t),
  ];
}
