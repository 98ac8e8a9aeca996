// The sources of a contract's index now, its rules, and the mark price that follows from it.
import { useTranslations } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getIndexComposition } from '#lib/contract/calls/v1/mcp/market/index/composition.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { FormulaBlock } from '../../frame/formula-block.tsx';
import type { InfoSection } from '../../frame/info-page.tsx';
import { ParameterTable } from '../../frame/parameter-table.tsx';
import { AtAGlance, Paragraph, Points } from '../../frame/prose.tsx';
import { WorkedExample } from '../../frame/worked-example.tsx';
import { numberColumn, textColumn } from '../cells.tsx';
import { ContractChooser } from '../contract-chooser.tsx';
import { exactUtcText, none, percentText, spanText, type FiguresTexts } from '../figures-text.ts';
import { contribution, fairPrice, shareText } from './index-parts.ts';

type Composition = ResponseOf<typeof getIndexComposition>;
type Source = Composition['sources'][number];

export type IndexFigures = {
  readonly path: string;
  readonly markets: readonly ContractMarket[];
  readonly chosen: ContractMarket;
  readonly composition: Composition;
  readonly ticker: Ticker | undefined;
  readonly asOfMs: number;
};

const priceText = (price: string | null | undefined, { pricePlace }: ContractMarket): string =>
  price === null || price === undefined ? none : formatPrice(price, pricePlace);

function Sources({ path, markets, chosen, composition, ticker }: IndexFigures) {
  const t = useTranslations('figures');
  const { indexPrice, sources, baseCoin, quoteCoin } = composition;
  return (
    <>
      <ContractChooser path={path} markets={markets} chosen={chosen} />
      <AtAGlance
        figures={[
          { id: 'index', name: t('symbol.index'), value: priceText(indexPrice ?? ticker?.indexPrice, chosen) },
          { id: 'mark', name: t('symbol.mark'), value: priceText(ticker?.contract?.markPrice, chosen) },
          { id: 'last', name: t('symbol.last'), value: priceText(ticker?.lastPrice, chosen) },
        ]}
      />
      <Paragraph>{t('index.simulated')}</Paragraph>
      <ParameterTable
        caption={t('index.caption', { pair: `${baseCoin}/${quoteCoin}` })}
        note={t('index.note')}
        columns={[
          textColumn<Source>('name', t('column.source'), ({ name }) => name),
          numberColumn<Source>('weight', t('column.weight'), ({ weight }) => percentText(weight)),
          numberColumn<Source>('share', t('column.share'), ({ share }) => shareText(share)),
          numberColumn<Source>(
            'price',
            t('symbol.last'),
            ({ price }) => (price === null ? none : numberText(price)),
            () => quoteCoin,
          ),
          numberColumn<Source>('part', t('column.contribution'), (source) => contribution(source, chosen.pricePlace) ?? none),
          textColumn<Source>('said', t('column.saidAt'), ({ saidMs }) => (saidMs === null ? none : exactUtcText(saidMs))),
          textColumn<Source>('state', t('column.status'), ({ state }) => t(`index.state.${state}`)),
        ]}
        rows={sources}
        keyOf={({ name }) => name}
        empty={t('nothing')}
      />
    </>
  );
}

function Rules({ composition: { rules } }: IndexFigures) {
  const t = useTranslations('figures');
  return (
    <>
      <FormulaBlock
        name={t('symbol.index')}
        formulas={['I = Σ(w × p) ÷ Σw']}
        symbols={[
          { symbol: 'w', meaning: t('column.weight') },
          { symbol: 'p', meaning: t('index.priceOfSource') },
        ]}
      />
      {rules === null ? null : (
        <Points
          items={[
            t('index.rule.silent', { time: spanText(rules.maxAgeMs, t) }),
            t('index.rule.out', { out: percentText(rules.outAboveRate), back: percentText(rules.backWithinRate) }),
            t('index.rule.halt'),
          ]}
        />
      )}
    </>
  );
}

function Mark({ chosen, composition: { rules, indexPrice }, ticker, asOfMs }: IndexFigures) {
  const t = useTranslations('figures');
  if (rules === null) return null;
  const spans = { kept: spanText(rules.basisKeptMs, t), every: spanText(rules.basisEveryMs, t) };
  const basis = { symbol: 'b', meaning: t('mark.basis', spans) };
  const cap = t('mark.cap', { rate: percentText(chosen.premiumCapRate) });
  if (chosen.symbolType === 2)
    return (
      <>
        <Paragraph>{t('mark.dated', { time: spanText(rules.averagingMs, t) })}</Paragraph>
        <FormulaBlock name={t('symbol.mark')} formulas={['M = I + b']} symbols={[{ symbol: 'I', meaning: t('symbol.index') }, basis]} />
        <Points items={[cap]} />
      </>
    );
  const fair = fairPrice({
    indexPrice: indexPrice ?? ticker?.indexPrice ?? null,
    fundingRate: ticker?.contract?.fundingRate ?? null,
    nextMs: ticker?.contract?.nextFundingTimeMs ?? 0,
    nowMs: asOfMs,
    intervalMs: chosen.fundingIntervalMs,
    pricePlace: chosen.pricePlace,
  });
  return (
    <>
      <Paragraph>{t('mark.perpetual')}</Paragraph>
      <FormulaBlock
        name={t('symbol.mark')}
        formulas={['P1 = I + I × f × n ÷ N', 'P2 = I + b', 'P3 = l']}
        symbols={[
          { symbol: 'I', meaning: t('symbol.index') },
          { symbol: 'f', meaning: t('funding.predicted') },
          { symbol: 'n', meaning: t('mark.left') },
          { symbol: 'N', meaning: t('mark.interval') },
          basis,
          { symbol: 'l', meaning: t('mark.lastPrice') },
        ]}
      />
      <Points items={[t('mark.missing'), cap]} />
      {fair === null ? null : (
        <WorkedExample
          about={t('mark.example', { symbol: chosen.name })}
          inputs={[
            { symbol: 'I', meaning: t('symbol.index'), value: fair.index, unit: chosen.quoteCoin },
            { symbol: 'f', meaning: `${t('funding.predicted')} (${percentText(fair.rate)})`, value: fair.rate },
            { symbol: 'n', meaning: t('mark.left'), value: fair.minutesLeft },
            { symbol: 'N', meaning: t('mark.interval'), value: fair.minutes },
          ]}
          steps={[{ formula: 'P1 = I + I × f × n ÷ N', result: fair.price, unit: chosen.quoteCoin, name: t('mark.byFunding') }]}
        />
      )}
    </>
  );
}

export const priceIndexSections = (figures: IndexFigures, t: FiguresTexts): readonly InfoSection[] => [
  { id: 'sources', title: t('index.title', { symbol: figures.chosen.name }), body: <Sources {...figures} /> },
  { id: 'rules', title: t('index.rules'), body: <Rules {...figures} /> },
  { id: 'mark', title: t('mark.title'), body: <Mark {...figures} /> },
];
