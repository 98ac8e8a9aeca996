// The guide to futures: perpetual and delivery contracts, their lines, their results, the cost of holding them, and the list of them.
import { useTranslations } from 'next-intl';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { lineKeyOf } from '#lib/contract/contract-lines.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import type { InfoSection } from '../frame/info-page.tsx';
import { ParameterTable } from '../frame/parameter-table.tsx';
import { Caution, Paragraph, Points } from '../frame/prose.tsx';
import { calculatorWith, valueIn } from './calculator-links.ts';
import { ContractList } from './contract-list.tsx';
import { fundingExample, gainExample } from './futures-examples.ts';
import { GuideExample, GuideFormula } from './guide-example.tsx';
import { type LiveContract, liveContractOf } from './live-contract.ts';
import { namesOf } from './names.ts';

export type FuturesGuideData = { readonly markets: readonly ContractMarket[]; readonly tickers: readonly Ticker[] };
type OfLive = { readonly live: LiveContract };

const kinds = ['usdt', 'coin', 'delivery', 'usdc'] as const;
type Kind = (typeof kinds)[number];

function kindOf({ businessLine, symbolType }: ContractMarket): Kind {
  const line = lineKeyOf(businessLine);
  return line === 'usd' ? (symbolType === 2 ? 'delivery' : 'coin') : line === 'usdc' ? 'usdc' : 'usdt';
}

const ofKind = (markets: readonly ContractMarket[], kind: Kind) => markets.filter((market) => kindOf(market) === kind);

function Lines({ markets }: FuturesGuideData) {
  const [t, names] = [useTranslations('guides.futures'), useTranslations('explorer')];
  const rows = kinds.flatMap((kind) => {
    const listed = ofKind(markets, kind);
    const [first] = listed;
    return first === undefined ? [] : [{ kind, first, count: listed.length }];
  });
  return (
    <>
      <Paragraph>{t('lines.text')}</Paragraph>
      <ParameterTable
        caption={t('lines.title')}
        isCaptionHidden
        rows={rows}
        keyOf={({ kind }) => kind}
        columns={[
          { id: 'line', head: t('lines.line'), cell: ({ kind }) => <bdi>{names(`kind.${kind}`)}</bdi> },
          { id: 'quoted', head: t('lines.quoted'), cell: ({ first }) => first.quoteCoin },
          {
            id: 'margin',
            head: names('details.fact.marginCoin'),
            cell: ({ first }) => (first.form === 'linear' ? first.marginCoin : t('lines.ownCoin')),
          },
          { id: 'count', head: names('total.contracts'), numeric: true, cell: ({ count }) => String(count) },
        ]}
      />
    </>
  );
}

function Gains({ live }: OfLive) {
  const [t, names] = [useTranslations('guides.futures'), useTranslations('explorer.kind')];
  const example = gainExample(live);
  return (
    <>
      <Paragraph>{t('gains.text')}</Paragraph>
      <GuideFormula name={`${names('usdt')}, ${names('usdc')}`} formulas={['V = S × E', 'm = V ÷ L', 'U = D × S × (T − E)', 'g = U ÷ m']} />
      <GuideFormula name={`${names('coin')}, ${names('delivery')}`} formulas={['V = S × E ÷ I', 'U = D × S × (T − E) ÷ I']} />
      <GuideExample
        about={t('gains.example', {
          contract: isolateLtr(live.market.displayName),
          leverage: isolateLtr(`${live.leverage}×`),
        })}
        example={example}
        names={namesOf(live.market)}
        calculator={calculatorWith(live, example, 'pnl')}
      />
      <Caution>{t('gains.caution')}</Caution>
    </>
  );
}

const hourMs = 3_600_000;

function Funding({ live }: OfLive) {
  const [t, names] = [useTranslations('guides.futures'), useTranslations('explorer')];
  const { market } = live;
  const example = fundingExample(live);
  const isPaid = example === null || !(valueIn(example, 'F') ?? '').startsWith('-');
  return (
    <>
      <Paragraph>
        {t('funding.text', {
          contract: isolateLtr(market.displayName),
          interval: names('span.hours', { count: market.fundingIntervalMs / hourMs }),
          cap: isolateLtr(`±${formatPercent(market.fundingCapRate)}`),
        })}
      </Paragraph>
      <GuideFormula name={names('formula.funding.name')} formulas={['J = S × M × F']} />
      {example === null ? null : (
        <GuideExample about={t(isPaid ? 'funding.longsPay' : 'funding.shortsPay')} example={example} names={namesOf(market)} />
      )}
    </>
  );
}

function Delivery({ markets }: FuturesGuideData) {
  const [t, span] = [useTranslations('guides.futures'), useTranslations('explorer.span')];
  const [dated] = markets.filter(({ deliveryMs }) => deliveryMs > 0);
  const minuteMs = 60_000;
  return (
    <Points
      items={[
        t('delivery.price'),
        ...(dated === undefined
          ? []
          : [
              t('delivery.closeOnly', { time: span('minutes', { count: dated.closeOnlyMs / minuteMs }) }),
              t('delivery.fee', { rate: isolateLtr(formatPercent(dated.deliveryFeeRate)) }),
            ]),
        t('delivery.next'),
      ]}
    />
  );
}

function Contracts({ markets, tickers }: FuturesGuideData) {
  const names = useTranslations('explorer.kind');
  const byId = new Map(tickers.map((ticker) => [ticker.symbol, ticker]));
  return kinds.map((kind) => {
    const contracts = ofKind(markets, kind).map((market) => ({ market, ticker: byId.get(market.symbolId) }));
    return contracts.length === 0 ? null : <ContractList key={kind} caption={names(kind)} contracts={contracts} />;
  });
}

function Kinds() {
  const t = useTranslations('guides.futures');
  return (
    <>
      <Paragraph>{t('what.text')}</Paragraph>
      <Points items={[t('what.perpetual'), t('what.delivery'), t('what.demo')]} />
    </>
  );
}

type Texts = ReturnType<typeof useTranslations<'guides.futures'>>;

export function futuresSections(data: FuturesGuideData, t: Texts): readonly InfoSection[] {
  const live = liveContractOf(data.markets, data.tickers);
  return [
    { id: 'kinds', title: t('what.title'), body: <Kinds /> },
    { id: 'lines', title: t('lines.title'), body: <Lines {...data} /> },
    ...(live === null
      ? []
      : [
          { id: 'gains', title: t('gains.title'), body: <Gains live={live} /> },
          { id: 'funding', title: t('funding.title'), body: <Funding live={live} /> },
        ]),
    { id: 'delivery', title: t('delivery.title'), body: <Delivery {...data} /> },
    { id: 'contracts', title: t('contracts.title'), body: <Contracts {...data} /> },
  ];
}
