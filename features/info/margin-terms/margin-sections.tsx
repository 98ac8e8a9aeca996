// The terms on which the venue lends for spot trading, coin by coin and pair by pair.
import { useTranslations } from 'next-intl';

import type { MarginTerms } from '#lib/contract/margin.ts';
import type { InfoSection } from '../frame/info-page.tsx';
import { ParameterTable, type ParameterColumn } from '../frame/parameter-table.tsx';
import { AtAGlance, Paragraph } from '../frame/prose.tsx';
import { coinColumns, type MarginTexts, pairColumns, percent, rateColumns, sliceColumns, tierColumns } from './margin-columns.tsx';
import { coinRows, pairRows, sliceRows, tierRows } from './terms-rows.ts';

/** The rules that hold for every wallet. */
export function MarginRules({ terms }: { readonly terms: MarginTerms }) {
  const t = useTranslations('marginInfo.rule');
  const rules = [
    ['call', percent(terms.callRatio, 0)],
    ['liquidation', percent('1', 0)],
    ['fee', percent(terms.liquidationFee, 0)],
    ['takeOut', `${terms.transferCoefficient}×`],
  ] as const;
  return <AtAGlance figures={rules.map(([id, value]) => ({ id, name: t(id), value }))} />;
}

export function marginSections(terms: MarginTerms, t: MarginTexts): readonly InfoSection[] {
  const section = <Row,>(
    id: 'coins' | 'rates' | 'tiers' | 'collateral' | 'pairs',
    columns: readonly ParameterColumn<Row>[],
    rows: readonly Row[],
    keyOf: (row: Row) => string,
  ): InfoSection => ({
    id,
    title: t(`${id}.title`),
    body: (
      <>
        <Paragraph>{t(`${id}.about`)}</Paragraph>
        <ParameterTable isCaptionHidden caption={t(`${id}.title`)} columns={columns} rows={rows} keyOf={keyOf} />
      </>
    ),
  });
  return [
    section('coins', coinColumns(t), coinRows(terms), ({ coin }) => coin),
    section('rates', rateColumns(t, terms), terms.coins, ({ coin }) => coin),
    section('tiers', tierColumns(t), tierRows(terms), ({ coin, tier }) => `${coin} ${tier}`),
    section('collateral', sliceColumns(t), sliceRows(terms), ({ coin, from }) => `${coin} ${from}`),
    section('pairs', pairColumns(t), pairRows(terms), ({ pair }) => pair),
  ];
}
