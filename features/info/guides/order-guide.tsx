// Every kind of order that futures have: what it does, what it is for, and what it is checked against.
import { useTranslations } from 'next-intl';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import type { InfoSection } from '../frame/info-page.tsx';
import { ParameterTable } from '../frame/parameter-table.tsx';
import { Caution, Paragraph, Points } from '../frame/prose.tsx';

/** The limits that all contracts share. */
type OrderLimits = {
  readonly openOrderLimit: number;
  readonly openPlanLimit: number;
  readonly batchLimit: number;
  readonly minCallbackRate: string;
  readonly maxCallbackRate: string;
};
export type OrderGuideData = {
  readonly limits: OrderLimits;
  /** The market whose limits stand in the table. Null: there is none. */ readonly market: ContractMarket | null;
};

const groups = {
  book: ['limit', 'market', 'bestOffer', 'scaled', 'close', 'reverse'],
  waiting: ['trigger', 'exit', 'preset', 'trailing', 'marginStop'],
} as const;

/** The kinds of a group: each with its effect and its purpose. */
function Kinds({ group }: { readonly group: keyof typeof groups }) {
  const t = useTranslations('guides.orders');
  return (
    <>
      <Paragraph>{t(`${group}.text`)}</Paragraph>
      <dl className="grid gap-4 md:grid-cols-2">
        {groups[group].map((kind) => (
          <div key={kind} className="rounded-xl border border-subtle bg-surface-1 px-5 py-4">
            <dt className="font-semibold">{t(`kind.${kind}.name`)}</dt>
            <dd className="mt-1 text-secondary">{t(`kind.${kind}.does`)}</dd>
            <dd className="mt-2 text-sm text-muted">{t(`kind.${kind}.use`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const terms = ['gtc', 'postOnly', 'ioc', 'fok'] as const;

function TimeInForce() {
  const [t, words, own] = [useTranslations('futures'), useTranslations('ticket'), useTranslations('guides.orders.term')];
  return (
    <ParameterTable
      caption={words('timeInForce.name')}
      isCaptionHidden
      rows={[
        ...terms.map((term) => ({ id: term, name: words(`timeInForce.${term}`), about: words(`timeInForce.about.${term}`) })),
        { id: 'reduceOnly', name: t('reduceOnly'), about: t('reduceOnlyAbout') },
      ]}
      keyOf={({ id }) => id}
      columns={[
        { id: 'name', head: own('name'), cell: ({ name }) => <bdi>{name}</bdi> },
        { id: 'about', head: own('does'), cell: ({ about }) => about },
      ]}
    />
  );
}

function Triggers() {
  const t = useTranslations('guides.orders.watch');
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <Points items={[t('last'), t('mark'), t('index')]} />
    </>
  );
}

function Checks({ limits, market }: OrderGuideData) {
  const [t, names] = [useTranslations('guides.orders.checks'), useTranslations('explorer.details.fact')];
  const percent = (share: string): string => formatPercent(share);
  const ofContract: readonly (readonly [string, string])[] =
    market === null
      ? []
      : [
          [names('tickSize'), `${shortNumber(market.tickSize)} ${market.quoteCoin}`],
          [names('lotSize'), `${shortNumber(market.lotSize)} ${market.baseCoin}`],
          [names('minQuantity'), `${shortNumber(market.minQuantity)} ${market.baseCoin}`],
          [names('maxQuantity'), `${shortNumber(market.maxQuantity)} ${market.baseCoin}`],
          [names('minAmount'), `${shortNumber(market.minAmount)} ${market.quoteCoin}`],
          [names('maxAmount'), `${shortNumber(market.maxAmount)} ${market.quoteCoin}`],
          [names('priceBand'), `±${percent(market.priceBandRate)}`],
        ];
  const rows: readonly (readonly [string, string])[] = [
    ...ofContract,
    [t('openOrders'), String(limits.openOrderLimit)],
    [t('openPlans'), String(limits.openPlanLimit)],
    [t('batch'), String(limits.batchLimit)],
    [t('callback'), `${percent(limits.minCallbackRate)} – ${percent(limits.maxCallbackRate)}`],
  ];
  return (
    <>
      <Paragraph>{t('text')}</Paragraph>
      <ParameterTable
        caption={market === null ? t('caption') : t('captionOf', { contract: isolateLtr(market.displayName) })}
        rows={rows}
        keyOf={([name]) => name}
        columns={[
          { id: 'rule', head: t('rule'), cell: ([name]) => name },
          { id: 'limit', head: t('limit'), numeric: true, cell: ([, value]) => <bdi dir="ltr">{value}</bdi> },
        ]}
      />
      <Points items={[t('margin'), t('again'), t('small')]} />
      <Caution>{t('caution')}</Caution>
    </>
  );
}

type Texts = ReturnType<typeof useTranslations<'guides.orders'>>;

export const orderSections = (data: OrderGuideData, t: Texts): readonly InfoSection[] => [
  { id: 'book', title: t('book.title'), body: <Kinds group="book" /> },
  { id: 'time', title: t('term.title'), body: <TimeInForce /> },
  { id: 'waiting', title: t('waiting.title'), body: <Kinds group="waiting" /> },
  { id: 'triggers', title: t('watch.title'), body: <Triggers /> },
  { id: 'checks', title: t('checks.title'), body: <Checks {...data} /> },
];
