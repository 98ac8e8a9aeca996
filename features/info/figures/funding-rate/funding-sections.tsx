// Funding of one perpetual as it stands and as it was, what all of them pay now, and how a rate comes about.
import { useTranslations } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import { exportSettledFunding } from '#lib/contract/calls/v1/mcp/market/settle/feeRate/export.ts';
import type { getFundingRates } from '#lib/contract/calls/v1/mcp/market/capital/feeRate/list.ts';
import type { SettledFunding } from '#lib/contract/history/contract-history.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import type { InfoSection } from '../../frame/info-page.tsx';
import { ParameterTable } from '../../frame/parameter-table.tsx';
import { AtAGlance, Paragraph, Points } from '../../frame/prose.tsx';
import { contractColumn, numberColumn, textColumn } from '../cells.tsx';
import { ContractChooser } from '../contract-chooser.tsx';
import { DownloadLink } from '../download-link.tsx';
import { FigureChart } from '../figure-chart.tsx';
import { clockText, leftText, none, percentText, signedPercent, spanText, utcText, type FiguresTexts } from '../figures-text.ts';
import { FundingFormula, PaymentExample } from './funding-formula.tsx';
import { predictedRate } from './predicted-rate.ts';

export type FundingNow = ResponseOf<typeof getFundingRates>['list'][number];

export type FundingFigures = {
  readonly path: string;
  /** Perpetuals alone. */
  readonly markets: readonly ContractMarket[];
  readonly chosen: ContractMarket;
  readonly rates: readonly FundingNow[];
  /** The history of the chosen contract, newest first. */
  readonly history: readonly SettledFunding[];
  readonly asOfMs: number;
};

const orNone = (rate: string | null | undefined): string => (rate === null || rate === undefined ? none : signedPercent(rate));
const rateOf = (rates: readonly FundingNow[], { symbolId }: ContractMarket): FundingNow | undefined =>
  rates.find((rate) => rate.symbolId === symbolId);

function Now({ path, markets, chosen, rates, asOfMs }: FundingFigures) {
  const t = useTranslations('figures');
  const now = rateOf(rates, chosen);
  return (
    <>
      <ContractChooser path={path} markets={markets} chosen={chosen} />
      <AtAGlance
        figures={[
          { id: 'predicted', name: t('funding.predicted'), value: orNone(predictedRate(now?.fundingRate)) },
          {
            id: 'next',
            name: t('funding.next'),
            value:
              now === undefined ? (
                none
              ) : (
                <>
                  {clockText(now.nextFundingTimeMs)}
                  <span className="block text-sm font-normal text-muted" dir="auto">
                    {t('funding.in', { time: leftText(now.nextFundingTimeMs - asOfMs, t) })}
                  </span>
                </>
              ),
          },
          { id: 'every', name: t('column.fundingEvery'), value: spanText(chosen.fundingIntervalMs, t) },
          { id: 'cap', name: t('column.fundingCap'), value: percentText(chosen.fundingCapRate, '±') },
        ]}
      />
      <Paragraph>{t('funding.about')}</Paragraph>
    </>
  );
}

function History({ chosen, history }: FundingFigures) {
  const t = useTranslations('figures');
  const [newest, oldest] = [history[0], history.at(-1)];
  const points = history.map(({ settleTimeMs: timeMs, fundingRate: value }) => ({ timeMs, value })).toReversed();
  return (
    <>
      {newest === undefined || oldest === undefined ? null : (
        <FigureChart
          shape="bars"
          points={points}
          valueText={signedPercent}
          text={t('funding.chart', {
            symbol: chosen.name,
            from: utcText(oldest.settleTimeMs),
            to: utcText(newest.settleTimeMs),
            count: history.length,
            rate: signedPercent(newest.fundingRate),
          })}
        />
      )}
      <DownloadLink href={`/api/${exportSettledFunding.path}?symbolId=${chosen.symbolId}`} about={t('funding.whole')} />
      <ParameterTable
        caption={t('funding.settled', { symbol: chosen.name })}
        columns={[
          textColumn<SettledFunding>('time', t('column.settledAt'), ({ settleTimeMs }) => utcText(settleTimeMs)),
          numberColumn<SettledFunding>('rate', t('column.rate'), ({ fundingRate }) => signedPercent(fundingRate)),
          numberColumn<SettledFunding>(
            'mark',
            t('column.mark'),
            ({ markPrice }) => formatPrice(markPrice, chosen.pricePlace),
            () => chosen.quoteCoin,
          ),
        ]}
        rows={history}
        keyOf={({ settleTimeMs }) => String(settleTimeMs)}
        empty={t('nothing')}
      />
    </>
  );
}

function All({ markets, rates }: FundingFigures) {
  const t = useTranslations('figures');
  return (
    <ParameterTable
      caption={t('contractsCount', { count: markets.length })}
      columns={[
        contractColumn<ContractMarket>(t('column.contract'), (market) => market),
        numberColumn<ContractMarket>('rate', t('funding.predicted'), (market) => orNone(predictedRate(rateOf(rates, market)?.fundingRate))),
        numberColumn<ContractMarket>('last', t('funding.last'), (market) => orNone(rateOf(rates, market)?.lastFundingRate)),
        textColumn<ContractMarket>('next', t('funding.next'), (market) => utcText(rateOf(rates, market)?.nextFundingTimeMs ?? Number.NaN)),
        textColumn<ContractMarket>('every', t('column.fundingEvery'), ({ fundingIntervalMs }) => spanText(fundingIntervalMs, t)),
        numberColumn<ContractMarket>('cap', t('column.fundingCap'), ({ fundingCapRate }) => percentText(fundingCapRate, '±')),
      ]}
      rows={markets}
      keyOf={({ symbolId }) => symbolId}
    />
  );
}

export const fundingSections = (figures: FundingFigures, t: FiguresTexts): readonly InfoSection[] => [
  { id: 'now', title: t('funding.now', { symbol: figures.chosen.name }), body: <Now {...figures} /> },
  { id: 'history', title: t('funding.history', { symbol: figures.chosen.name }), body: <History {...figures} /> },
  { id: 'all', title: t('funding.all'), body: <All {...figures} /> },
  {
    id: 'formula',
    title: t('funding.formula'),
    body: (
      <>
        <FundingFormula market={figures.chosen} impactAmount={rateOf(figures.rates, figures.chosen)?.impactAmount ?? null} />
        <PaymentExample market={figures.chosen} now={rateOf(figures.rates, figures.chosen) ?? null} />
      </>
    ),
  },
  {
    id: 'rules',
    title: t('rules'),
    body: <Points items={[t('funding.rule.who'), t('funding.rule.isolated'), t('funding.rule.rounding'), t('funding.rule.missed')]} />,
  },
];
