// The risk tiers of one contract, and what they mean for a position.
import { useTranslations } from 'next-intl';

import type { ResponseOf } from '#lib/contract/call.ts';
import type { getGradients } from '#lib/contract/calls/v1/mcp/contract/gradient.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { FormulaBlock } from '../../frame/formula-block.tsx';
import type { InfoSection } from '../../frame/info-page.tsx';
import { ParameterTable } from '../../frame/parameter-table.tsx';
import { Paragraph, Points } from '../../frame/prose.tsx';
import { WorkedExample } from '../../frame/worked-example.tsx';
import { numberColumn } from '../cells.tsx';
import { ContractChooser } from '../contract-chooser.tsx';
import { leverageText, percentText, type FiguresTexts } from '../figures-text.ts';
import { tierExample } from './tier-example.ts';

type Tier = NonNullable<ResponseOf<typeof getGradients>['gradients']>[number]['tiers'][number];

type Props = {
  readonly path: string;
  readonly markets: readonly ContractMarket[];
  readonly chosen: ContractMarket;
  /** The tiers of the chosen contract, as the core has them. */
  readonly tiers: readonly Tier[];
};

function TierList({ path, markets, chosen, tiers }: Props) {
  const t = useTranslations('figures');
  const coin = chosen.quoteCoin;
  return (
    <>
      <ContractChooser path={path} markets={markets} chosen={chosen} />
      <ParameterTable
        caption={t('positionTier.caption', { symbol: chosen.name })}
        note={t('positionTier.note')}
        columns={[
          numberColumn<Tier>('tier', t('column.tier'), ({ level }) => String(level)),
          numberColumn<Tier>('above', t('column.above', { coin }), ({ above }) => shortNumber(above)),
          numberColumn<Tier>('upTo', t('column.upTo', { coin }), ({ upTo }) => shortNumber(upTo)),
          numberColumn<Tier>('leverage', t('column.maxLeverage'), ({ maxLeverage }) => leverageText(maxLeverage)),
          numberColumn<Tier>('rate', t('column.maintenance'), ({ maintenanceRate }) => percentText(maintenanceRate)),
          numberColumn<Tier>('deduction', t('column.deduction', { coin }), ({ deduction }) => shortNumber(deduction)),
        ]}
        rows={tiers}
        keyOf={({ level }) => String(level)}
      />
    </>
  );
}

function Example({ chosen, tiers }: Props) {
  const t = useTranslations('figures');
  const example = tierExample(tiers, chosen.takerFeeRate);
  if (example === null) return null;
  const { value, tier, initial, maintenance } = example;
  const coin = chosen.quoteCoin;
  return (
    <WorkedExample
      about={t('positionTier.example', { symbol: chosen.name, value: shortNumber(value), coin, tier: tier.level })}
      inputs={[
        { symbol: 'V', meaning: t('symbol.value'), value, unit: coin },
        { symbol: 'l', meaning: t('column.maxLeverage'), value: tier.maxLeverage },
        { symbol: 'r', meaning: `${t('column.maintenance')} (${percentText(tier.maintenanceRate)})`, value: tier.maintenanceRate },
        { symbol: 'f', meaning: `${t('symbol.takerFee')} (${percentText(chosen.takerFeeRate)})`, value: chosen.takerFeeRate },
        { symbol: 'd', meaning: t('symbol.deduction'), value: tier.deduction, unit: coin },
      ]}
      steps={[
        { formula: 'G = V ÷ l', result: initial, unit: coin, name: t('symbol.minMargin') },
        { formula: 'R = V × (r + f) − d', result: maintenance, unit: coin, name: t('symbol.maintenanceMargin') },
      ]}
    />
  );
}

export const positionTierSections = (props: Props, t: FiguresTexts): readonly InfoSection[] => [
  { id: 'tiers', title: t('positionTier.tiers'), body: <TierList {...props} /> },
  {
    id: 'maintenance',
    title: t('positionTier.maintenance'),
    body: (
      <>
        <Paragraph>{t('positionTier.slices')}</Paragraph>
        <FormulaBlock
          name={t('symbol.maintenanceMargin')}
          formulas={['R = V × (r + f) − d']}
          symbols={[
            { symbol: 'V', meaning: t('positionTier.valueAtMark') },
            { symbol: 'r', meaning: t('column.maintenance') },
            { symbol: 'f', meaning: t('symbol.takerFee') },
            { symbol: 'd', meaning: t('symbol.deduction') },
          ]}
        />
        <Example {...props} />
      </>
    ),
  },
  {
    id: 'rules',
    title: t('rules'),
    body: (
      <Points
        items={[
          t('positionTier.rule.leverage'),
          t('positionTier.rule.orders'),
          t('positionTier.rule.lowering'),
          t('positionTier.rule.core'),
        ]}
      />
    ),
  },
];
